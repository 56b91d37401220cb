import type { Dto } from '#contract/types.gen.ts';
import type { DeskMember, DeskMemberRow } from './member';

/** 21 November 2026, 18:31 in Seoul. */
const at = 1_795_253_460_000;
const day = 86_400_000;

/** A member of staff's list, approved and of level 4. */
export function makeMemberRow(part: Partial<DeskMemberRow> = {}): DeskMemberRow {
  return {
    id: 'mem_9',
    userId: 'hangang77',
    nickname: '한강바람',
    state: 'approved',
    role: 'member',
    level: 4,
    tendency: 0,
    currency: 'KRW',
    money: 1_284_500,
    points: 12_400,
    phoneNumber: '01012345678',
    accountHolder: '박선우',
    createdAt: at - 258 * day,
    lastLoginAt: at - 120_000,
    ...part,
  };
}

/** All that staff sees of such a member. */
export function makeDeskMember({
  member = makeMemberRow(),
  ...part
}: Partial<DeskMember> = {}): DeskMember {
  const stakes = { minStake: 10_000, maxStake: 5_000_000, maxPayout: 15_000_000 };
  return {
    member,
    signup: {
      currency: member.currency,
      code: 'HANPAN',
      recommender: '달빛사냥',
      birthYear: 1990,
      phoneNumber: member.phoneNumber,
      bank: { bankName: '국민은행', accountNumber: '110123456789', holder: '박선우' },
      known: [],
    },
    approvedAt: at - 257 * day,
    ban: null,
    leaving: null,
    balances: {
      money: member.money,
      points: member.points,
      pointsHeld: 0,
      tether: 0,
      holdBet: 120_000,
      holdWithdraw: 0,
      rollingCasino: 0,
      rollingSlot: 0,
      rollingMini: 8_320,
      openBets: 3,
      openStakes: 120_000,
      debt: 0,
    },
    limits: { prematch: stakes, european: stakes, inPlay: stakes, withdrawalDay: 10_000_000 },
    turnover: { required: 3_000_000, done: 2_460_000, rest: 540_000, held: [] },
    withdrawTriesLeft: 5,
    protection: {
      currency: member.currency,
      limits: [
        {
          kind: 'deposit',
          period: 'month',
          limit: 15_000_000,
          used: 8_400_000,
          next: { limit: 20_000_000, from: at + day },
        },
        { kind: 'loss', period: 'week', limit: 2_000_000, used: 640_000, next: null },
        { kind: 'session', period: 'day', limit: 180, used: 74, next: null },
      ],
      stop: null,
    },
    rollingRates: [
      { category: 'casino', basisPoints: 80, least: 0, most: 1_000 },
      { category: 'slot', basisPoints: 200, least: 0, most: 1_000 },
      { category: 'mini', basisPoints: 100, least: 60, most: 120 },
    ],
    sessions: [
      { id: 'ses_1', ip: '203.0.113.18', startedAt: at - 120_000, endedAt: null, endReason: null },
      {
        id: 'ses_2',
        ip: '203.0.113.40',
        startedAt: at - day,
        endedAt: at - day + 3_600_000,
        endReason: 'logout',
      },
    ],
    devices: [{ usedAt: at - 120_000, lockedUntil: null }],
    notes: [
      {
        id: 'not_1',
        contents: '입금자명을 실명으로 안내했습니다.',
        by: '이수진',
        at: at - 18 * day,
      },
    ],
    requests: [
      {
        id: 'req_1',
        kind: 'deposit',
        state: 'checking',
        amount: 3_000_000,
        createdAt: at,
        updatedAt: at,
        by: null,
        bonus: 'dayFirst',
      },
    ],
    debts: [],
    ...part,
  };
}

/** A line of the member's account: a stake of 50,000 won. */
export function makeMemberLine(part: Partial<Dto<'StatementLine'>> = {}): Dto<'StatementLine'> {
  return {
    seq: 2,
    at: at - 60_000,
    code: 4100,
    category: 'bet',
    amount: -50_000,
    before: 1_334_500,
    after: 1_284_500,
    source: { kind: 'bet', id: 'bet_1' },
    bet: null,
    bank: null,
    ...part,
  };
}
