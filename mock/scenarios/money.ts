import type { OperationId, Schemas } from '../contract/types.ts';
import type { Scenario, Shown } from './types.ts';

const DAY_MS = 86_400_000;
/** Staff of the contract's examples. */
const FIRST_ID = 'mem_5k2m8x1q';
const NO_TURNOVER = { required: 0, done: 0, rest: 0, held: [] };

/** Lists of members and of the desk that come in pages; bets, messages and favourites are emptied in the world. */
const PAGED: readonly OperationId[] = [
  ...(['getStatement', 'getDeposits', 'getWithdrawals', 'getTetherPayments'] as const),
  ...(['getCoupons', 'getFriends', 'getSettlements'] as const),
  ...(['getDeskRequests', 'getDeskMembers', 'getInquiries'] as const),
  ...(['getSentMessages', 'getDeskFixtures', 'getAudit'] as const),
];
/** Lists that come whole. */
const WHOLE: readonly OperationId[] = [
  ...(['getEvents', 'getBlockedAddresses', 'getCouponCodes'] as const),
  ...(['getDeskNews', 'getDeskPopups', 'getDeskEvents'] as const),
];

const each = (ids: readonly OperationId[], show: (example: object) => unknown) =>
  Object.fromEntries(ids.map((id) => [id, show]));

/** Nothing keeps the member from a deposit or a withdrawal, and none is under way. */
const free: Shown = {
  getDepositTerms: (terms) => ({ ...terms, turnover: NO_TURNOVER, refusals: [], open: null }),
  getWithdrawalTerms: (terms) => ({ ...terms, turnover: NO_TURNOVER, refusals: [], open: null }),
  getTetherTerms: (terms) => ({ ...terms, refusals: [], open: [] }),
  getOpenRequests: () => ({ deposit: 0, withdrawal: 0, tetherDeposit: 0, tetherWithdrawal: 0 }),
};

/** Money and desk where nothing has happened yet. */
export const emptyLists: Shown = {
  ...each(PAGED, (page) => ({ ...page, data: [], nextCursor: null })),
  ...each(WHOLE, () => []),
  ...free,
  getDeskCoupons: (page) => ({
    ...page,
    data: [],
    counts: { issued: 0, used: 0, expired: 0, revoked: 0 },
  }),
};

/** A deposit that the first of two people has approved. */
const approvedOnce = (one: Schemas['DeskRequest']): Schemas['DeskRequest'] => ({
  ...one,
  state: 'awaiting_second',
  lock: null,
  money: one.money && { ...one.money, approvedBy: FIRST_ID },
});

export const moneyScenarios: Readonly<Record<string, Scenario>> = {
  'money-free': {
    title: 'Nothing stands in the way of a deposit or a withdrawal',
    account: 'member01',
    shows: free,
  },
  'withdrawal-locked': {
    title: 'Five wrong withdrawal passwords: withdrawals are locked',
    account: 'member01',
    shows: {
      getWithdrawalTerms: (terms) => ({
        ...terms,
        turnover: NO_TURNOVER,
        triesLeft: 0,
        refusals: [{ code: 'WITHDRAWAL_LOCKED' }],
      }),
    },
  },
  'on-break': {
    title: 'The member takes a break until tomorrow',
    account: 'member01',
    shows: {
      getProtection: (protection, now) => ({
        ...protection,
        stop: { kind: 'break', from: now, until: now + DAY_MS },
      }),
      getDepositTerms: (terms, now) => ({
        ...terms,
        open: null,
        refusals: [{ code: 'ON_BREAK', until: now + DAY_MS }],
      }),
    },
  },
  'second-approval': {
    title: 'A large deposit that a first person approved waits for a second one at the desk',
    account: 'manager01',
    shows: {
      getDeskRequests: ({ data, nextCursor }) => ({ data: data.map(approvedOnce), nextCursor }),
      getDeskRequest: (detail) => ({ ...detail, request: approvedOnce(detail.request) }),
    },
  },
};
