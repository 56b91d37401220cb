import { INQUIRY_TRANSITIONS, INQUIRY_WAIT_MS, type InquiryEvent } from '#rules/inquiry.ts';
import {
  ADJUSTMENT_TRANSITIONS,
  DEPOSIT_TRANSITIONS,
  type ListedTransition,
  SETTING_TRANSITIONS,
  SETTLEMENT_TRANSITIONS,
  SIGNUP_TRANSITIONS,
  TETHER_TRANSITIONS,
  WITHDRAWAL_TRANSITIONS,
} from '#rules/request-transitions.ts';
import { createManualClock } from '../src/lib/clock.ts';
import type { Db } from '../src/lib/db.ts';
import { createIds } from '../src/lib/ids.ts';
import { createAdjustmentRequests } from '../src/modules/adjustment/adjustment-request.ts';
import { createDepositRequests } from '../src/modules/cashier/deposit-request.ts';
import {
  createWithdrawalRequests,
  holdPosting,
} from '../src/modules/cashier/withdrawal-request.ts';
import { createCouponGrants } from '../src/modules/coupon/grant-request.ts';
import { createCouponService, issueCoupon } from '../src/modules/coupon/service.ts';
import { COUPON_TABLE } from '../src/modules/coupon/transitions.ts';
import { createSignupRequests } from '../src/modules/member/index.ts';
import { createMessageService } from '../src/modules/message/service.ts';
import { askStaff } from '../src/modules/inquiry/index.ts';
import { createInquiries } from '../src/modules/inquiry/service.ts';
import { createSettlementRequests } from '../src/modules/referral/settlement-request.ts';
import type { Actor, Requests } from '../src/modules/request/index.ts';
import { createSettingRequests } from '../src/modules/setting/setting-request.ts';
import { createTetherDeposits } from '../src/modules/tether/deposit-request.ts';
import { createTurnoverService } from '../src/modules/turnover/index.ts';
import { createWalletService } from '../src/modules/wallet/index.ts';
import { createMachinePeople, NOON } from './machine-people.ts';
import { quietBus } from './quiet-bus.ts';

const COUPON_ENDS = NOON + 60_000;
const RATE = 13_805_000;

export interface MachineAct {
  id: string;
  event: string;
  actor: Actor;
  reason?: string;
  at: number;
}

type Outcome = { ok: true; isRepeat: boolean } | { ok: false; error: string };

/** One kind of what waits for somebody: its table, and the real module that moves it on. */
export interface Machine {
  initial: string;
  transitions: readonly ListedTransition<string, string>[];
  /** One in its first state, for an amount that so many people decide. */
  make(people: 1 | 2): Promise<{ id: string; memberId: string }>;
  act(act: MachineAct): Promise<Outcome>;
  stateOf(id: string): Promise<string | undefined>;
  /** When an event comes; an instant at which nothing else is against it. */
  timeOf(event: string): number;
}

interface Made<Details extends object> {
  details(memberId: string, people: 1 | 2): Details;
  /** Whose it is; a member with money by default. */
  owner?(): Promise<string>;
  opened?(request: { id: string; memberId: string; details: Details }): Promise<unknown>;
}

/** Machines of kinds of requests on one database. */
const machinesOn =
  (db: Db, addCustomer: () => Promise<string>) =>
  <Details extends object>(
    requests: Pick<Requests<string, string, Details>, 'open' | 'act' | 'find'>,
  ) =>
  (
    rules: Pick<Machine, 'initial' | 'transitions'>,
    { details, owner = addCustomer, opened }: Made<Details>,
  ): Machine => ({
    ...rules,
    async make(people) {
      const memberId = await owner();
      const actor: Actor = { id: memberId, role: 'member', ip: '::1' };
      const kept = details(memberId, people);
      const request = await db.tx((q) =>
        requests.open(q, { memberId, details: kept, actor, at: NOON }),
      );
      if (!request) throw new Error(`${memberId} has an open request`);
      await opened?.({ ...request, details: kept });
      return request;
    },
    act: (act) => requests.act(act),
    stateOf: async (id) => (await requests.find(id))?.state,
    timeOf: () => NOON + 1,
  });

/** Opens every state machine of money on one database, by the modules that the server runs. */
export async function openMachines(db: Db): Promise<Record<string, Machine>> {
  const ids = createIds({ clock: createManualClock(NOON) });
  const deps = { db, ids, bus: quietBus };
  const wallet = createWalletService({ ids });
  const turnover = createTurnoverService(deps, wallet);
  const debts = {
    owed: async () => null,
    forgive: async () => false,
    collect: async () => false,
    changed: async () => undefined,
  };
  const ports = {
    wallet,
    turnover,
    debts,
    sendMessage: async () => undefined,
  };
  const { addApplicant, addCustomer, addFriend, addStaff } = createMachinePeople(db, wallet);
  const machineOf = machinesOn(db, addCustomer);
  await addStaff();

  const amountFor = (people: 1 | 2) => (people === 2 ? 2_000_000 : 10_000);
  /** Micro-USDT that come to about as many won. */
  const coinsFor = (people: 1 | 2) => (people === 2 ? 1_500_000_000 : 10_000_000);
  const inquiries = createInquiries({ ...deps, messages: createMessageService(deps) });
  const coupons = createCouponService(deps, ports);
  const week = { from: NOON - 9 * 86_400_000, to: NOON - 2 * 86_400_000 };
  return {
    signup: machineOf(createSignupRequests(deps, { wallet, messages: createMessageService(deps) }))(
      SIGNUP_TRANSITIONS,
      { details: () => ({}), owner: addApplicant },
    ),
    deposit: machineOf(createDepositRequests(deps, ports))(DEPOSIT_TRANSITIONS, {
      details: (_memberId, people) => ({
        amount: amountFor(people),
        currency: 'KRW',
        depositorName: '김한판',
        rate: null,
        bonus: 'every',
        bonusPoints: 300,
        turnover: 2 * amountFor(people),
      }),
    }),
    withdrawal: machineOf(createWithdrawalRequests(deps, ports))(WITHDRAWAL_TRANSITIONS, {
      details: (_memberId, people) => ({
        amount: amountFor(people),
        currency: 'KRW',
        rate: null,
        bank: { bankName: '국민은행', accountNumber: '1234567', holder: '김한판' },
      }),
      opened: (request) =>
        wallet.post(
          db,
          holdPosting({
            request,
            actor: { id: request.memberId, role: 'member', ip: '::1' },
            at: NOON,
          }),
        ),
    }),
    adjustment: machineOf(createAdjustmentRequests(deps, ports))(ADJUSTMENT_TRANSITIONS, {
      details: (_memberId, people) => ({
        account: 'money',
        amount: people === 2 ? 300_000 : 5_000,
        currency: 'KRW',
        ownCurrency: 'KRW',
        won: people === 2 ? 300_000 : 5_000,
        takesTwo: people === 2,
        reason: '오류 정정',
        askedBy: 'mem_admin',
      }),
    }),
    couponIssue: machineOf(createCouponGrants(deps, ports))(ADJUSTMENT_TRANSITIONS, {
      details: (memberId, people) => ({
        code: null,
        name: '쿠폰',
        kind: 'points',
        amount: people === 2 ? 300_000 : 5_000,
        amountUsd: null,
        count: 1,
        validDays: 7,
        closesAt: null,
        level: null,
        account: 'all',
        memberIds: [memberId],
        reason: '보상',
        won: people === 2 ? 300_000 : 5_000,
        takesTwo: people === 2,
        askedBy: 'mem_admin',
      }),
    }),
    setting: machineOf(createSettingRequests(deps))(SETTING_TRANSITIONS, {
      details: (askedBy) => ({
        field: 'usdRate',
        before: null,
        after: RATE,
        reason: '환율 반영',
        askedBy,
      }),
      // The next one is made on a site that has none set, as its details say.
      opened: () => db.query(`delete from setting where key = 'usdRate'`),
    }),
    settlement: machineOf(createSettlementRequests(deps, ports))(SETTLEMENT_TRANSITIONS, {
      details: () => ({
        kind: 'event',
        ...week,
        currency: 'KRW',
        amount: 10_000,
        basis: { sportsLost: 0, casino: 0, slot: 0, newFriends: 1 },
      }),
      async opened({ id, memberId }) {
        await addFriend(memberId, week.from);
        await db.query(
          `insert into settlement values ($1, $2, 'event', $3, $4, 'KRW', 0, 0, 0, 1, 10000, true)`,
          [id, memberId, week.from, week.to],
        );
      },
    }),
    tetherDeposit: machineOf(createTetherDeposits(deps, ports))(TETHER_TRANSITIONS, {
      details: (memberId, people) => ({
        amountMicro: coinsFor(people),
        amount: amountFor(people),
        currency: 'KRW',
        usdRate: RATE,
        address: memberId,
        url: 'https://x',
        expiresAt: NOON,
        isAfterEnd: false,
      }),
      async opened({ id, memberId, details }) {
        const { amountMicro } = details as { amountMicro: number };
        await db.query('insert into tether_payment values ($1, $2, 1, $3)', [id, memberId, NOON]);
        await db.query(
          `insert into tether_transfer (tx_id, event_index, request_id, amount_micro, confirmations, at, seen_at, told_at)
           values ($1, 0, $1, $2, 20, $3, $3, $3)`,
          [id, amountMicro, NOON],
        );
      },
    }),
    inquiry: {
      ...INQUIRY_TRANSITIONS,
      async make() {
        const memberId = await addCustomer();
        const requested = await askStaff(deps, {
          kind: 'account',
          contact: '',
          memberId,
          ip: '::1',
          now: NOON,
          title: '계좌문의',
          contents: '입금 계좌를 안내해주세요.',
        });
        if (!requested.ok) throw new Error(`${memberId} may not ask`);
        return { id: requested.id, memberId };
      },
      act: ({ event, ...act }) =>
        inquiries.act({ ...act, event: event as InquiryEvent, text: '안내드렸습니다.' }),
      stateOf: async (id) => (await inquiries.find(id, NOON))?.state,
      timeOf: (event) => NOON + (event === 'ask' ? INQUIRY_WAIT_MS : 1),
    },
    coupon: {
      ...COUPON_TABLE,
      async make() {
        const memberId = await addCustomer();
        const given = { memberId, name: '쿠폰', kind: 'money', amount: 5_000 } as const;
        const { id } = await issueCoupon(db, ids, {
          ...given,
          currency: 'KRW',
          validTo: COUPON_ENDS,
          actor: 'test',
          at: NOON,
        });
        return { id, memberId };
      },
      act: ({ event, ...act }) =>
        coupons.act({ ...act, event: event as 'use' | 'expire' | 'revoke' }),
      async stateOf(id) {
        const rows = await db.query<{ state: string }>('select state from coupon where id = $1', [
          id,
        ]);
        return rows[0]?.state;
      },
      timeOf: (event) => (event === 'expire' ? COUPON_ENDS : NOON + 1),
    },
  };
}
