import type { Dto } from '#contract/types.gen.ts';
import type { DeskRequest } from './request';

/** 21 November 2026, 18:31 in Seoul. */
const at = 1_795_253_460_000;

/** A deposit of 3,000,000 won that waits for staff. */
export function makeDeskRequest(part: Partial<DeskRequest> = {}): DeskRequest {
  return {
    id: 'req_1',
    kind: 'deposit',
    state: 'requested',
    memberId: 'mem_9',
    userId: 'hangang77',
    nickname: '한강바람',
    level: 4,
    createdAt: at,
    updatedAt: at,
    lock: null,
    signup: null,
    settlement: null,
    adjustment: null,
    setting: null,
    money: {
      amount: 3_000_000,
      currency: 'KRW',
      takesTwo: true,
      approvedBy: null,
      depositorName: '박선우',
      bonus: 'dayFirst',
      bonusPoints: 100_000,
      turnover: 6_000_000,
      bank: null,
    },
    ...part,
  };
}

/** A withdrawal of 200,000 won that waits for staff. */
export function makeWithdrawal(part: Partial<DeskRequest> = {}): DeskRequest {
  return makeDeskRequest({
    id: 'req_2',
    kind: 'withdrawal',
    money: {
      amount: 200_000,
      currency: 'KRW',
      takesTwo: false,
      approvedBy: null,
      depositorName: null,
      bonus: null,
      bonusPoints: 0,
      turnover: 0,
      bank: { bankName: '국민은행', accountNumber: '110123456789', holder: '박선우' },
    },
    ...part,
  });
}

/** A tether deposit of 5,001 USDT that waits for staff. */
export function makeTetherDeposit(part: Partial<DeskRequest> = {}): DeskRequest {
  return makeDeskRequest({
    id: 'req_6',
    kind: 'tetherDeposit',
    state: 'reviewing',
    money: {
      amount: 500_100,
      currency: 'USD',
      takesTwo: true,
      approvedBy: null,
      depositorName: null,
      bonus: 'coin',
      bonusPoints: 100_000,
      turnover: 1_000_200,
      bank: null,
      tether: {
        address: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
        sentMicro: 5_001_000_000,
        feeMicro: 0,
        rate: null,
        askedMicro: 5_001_000_000,
        known: [],
      },
    },
    ...part,
  });
}

/** A withdrawal of 50 dollars to a wallet that waits for staff. */
export function makeTetherWithdrawal(part: Partial<DeskRequest> = {}): DeskRequest {
  return makeWithdrawal({
    id: 'req_8',
    money: {
      amount: 5_000,
      currency: 'USD',
      takesTwo: false,
      approvedBy: null,
      depositorName: null,
      bonus: null,
      bonusPoints: 0,
      turnover: 0,
      bank: null,
      tether: {
        address: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
        sentMicro: 49_000_000,
        feeMicro: 1_000_000,
        rate: null,
        askedMicro: null,
        known: [],
      },
    },
    ...part,
  });
}

/** A sign-up that waits for staff. */
export function makeSignup(part: Partial<DeskRequest> = {}): DeskRequest {
  return makeDeskRequest({
    id: 'mem_new',
    kind: 'signup',
    state: 'applied',
    money: null,
    signup: {
      currency: 'KRW',
      code: 'HANPAN',
      recommender: null,
      birthYear: 1990,
      phoneNumber: '01012345678',
      bank: { bankName: '국민은행', accountNumber: '110123456789', holder: '박선우' },
      known: [],
    },
    ...part,
  });
}

/** A correction of 150,000 won that waits for another admin. */
export function makeAdjustment(part: Partial<DeskRequest> = {}): DeskRequest {
  return makeDeskRequest({
    id: 'req_3',
    kind: 'adjustment',
    state: 'awaiting_second',
    money: null,
    adjustment: {
      account: 'money',
      amount: 150_000,
      currency: 'KRW',
      reason: '351회 무효 보상',
      takesTwo: true,
      askedBy: 'mem_2',
      approvedBy: 'mem_2',
      eventId: null,
      debtId: null,
    },
    ...part,
  });
}

/** A settlement of a week of sports that waits for staff. */
export function makeSettlement(part: Partial<DeskRequest> = {}): DeskRequest {
  return makeDeskRequest({
    ...makeWithdrawal(),
    id: 'req_5',
    kind: 'settlement',
    settlement: {
      kind: 'sports',
      from: at - 12 * 86_400_000,
      to: at - 5 * 86_400_000,
      basis: { sportsLost: 1_240_000, casino: 0, slot: 0, newFriends: 0 },
      now: {
        basis: { sportsLost: 1_240_000, casino: 0, slot: 0, newFriends: 0 },
        amount: 200_000,
      },
    },
    ...part,
  });
}

/** A new rate of the dollar that waits for another admin. */
export function makeSetting(part: Partial<DeskRequest> = {}): DeskRequest {
  return makeDeskRequest({
    id: 'req_4',
    kind: 'setting',
    state: 'awaiting_second',
    money: null,
    setting: {
      field: 'usdRate',
      before: 13_800_000,
      after: 13_805_000,
      reason: '환율 반영',
      askedBy: 'mem_2',
      approvedBy: 'mem_2',
    },
    ...part,
  });
}

/** Other terms of a bonus that wait for another admin. */
export function makeBonusSetting(part: Partial<DeskRequest> = {}): DeskRequest {
  const before = { bonus: 'dayFirst' as const, basisPoints: 500, capPoints: 100_000 };
  return makeSetting({
    id: 'req_6',
    setting: {
      field: 'bonusTerms',
      before: { ...before, turnoverPercent: 200 },
      after: { ...before, basisPoints: 700, turnoverPercent: 250 },
      reason: '주말 이벤트',
      askedBy: 'mem_2',
      approvedBy: 'mem_2',
    },
    ...part,
  });
}

/** Coupons for two members that wait for another admin. */
export function makeCouponGrant(part: Partial<DeskRequest> = {}): DeskRequest {
  return makeDeskRequest({
    id: 'req_7',
    kind: 'couponIssue',
    state: 'awaiting_second',
    money: null,
    coupon: {
      code: null,
      name: '사과 쿠폰',
      kind: 'money',
      amount: 200_000,
      amountUsd: 15_000,
      count: 2,
      validDays: 30,
      closesAt: null,
      level: null,
      account: 'all',
      won: 400_000,
      reason: '지급 지연 보상',
      takesTwo: true,
      askedBy: 'mem_2',
      approvedBy: 'mem_2',
    },
    ...part,
  });
}

/** Other limits of a group that wait for another admin. */
export function makeLimitSetting(part: Partial<DeskRequest> = {}): DeskRequest {
  const before = {
    group: 'ordinary' as const,
    minStake: 10_000,
    withdrawalDay: 10_000_000,
    fixturePicks: null,
  };
  return makeSetting({
    id: 'req_7',
    setting: {
      field: 'levelLimits',
      before: { ...before, maxStake: 5_000_000, maxPayout: 15_000_000 },
      after: { ...before, maxStake: 4_000_000, maxPayout: 12_000_000 },
      reason: '한도 조정',
      askedBy: 'mem_2',
      approvedBy: 'mem_2',
    },
    ...part,
  });
}

const queue = {
  waiting: 0,
  checking: 0,
  second: 0,
  oldestAt: null,
  done: 0,
  refused: 0,
  closed: 0,
  averageMs: null,
  doneAmount: [],
};

/** The desk with 25 deposits that wait, and two people of staff. */
export function makeDesk(): Dto<'DeskState'> {
  return {
    queues: [
      { ...queue, kind: 'signup', waiting: 7, oldestAt: at, done: 12 },
      {
        kind: 'deposit',
        waiting: 19,
        checking: 4,
        second: 2,
        oldestAt: at - 720_000,
        done: 86,
        refused: 3,
        closed: 5,
        averageMs: 160_000,
        doneAmount: [{ currency: 'KRW', amount: 41_250_000 }],
      },
      { ...queue, kind: 'withdrawal', waiting: 8, checking: 1, oldestAt: at },
      { ...queue, kind: 'tetherDeposit', second: 1, oldestAt: at },
      { ...queue, kind: 'settlement', waiting: 1, oldestAt: at },
      { ...queue, kind: 'adjustment', second: 1, oldestAt: at },
      { ...queue, kind: 'setting' },
      { ...queue, kind: 'couponIssue', second: 1, oldestAt: at },
    ],
    inquiries: { open: 3, answering: 1, oldestAt: at - 600_000 },
    staff: [
      { id: 'mem_1', nickname: '김도현', role: 'admin', isOnline: true },
      { id: 'mem_2', nickname: '이수진', role: 'manager', isOnline: false },
    ],
  };
}
