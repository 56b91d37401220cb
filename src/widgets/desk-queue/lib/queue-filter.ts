import type { DeskKind, DeskRequest } from '@/entities/desk-request';
import type { Currency } from '@/shared/lib/format';

type Bonus = NonNullable<NonNullable<DeskRequest['money']>['bonus']>;

export const amountBands = ['least', 'small', 'large', 'most'] as const;
export type AmountBand = (typeof amountBands)[number];

/** Which requests of a queue are shown; null for all. */
export interface QueueFilter {
  amount: AmountBand | null;
  bonus: Bonus | null;
  level: number | null;
  /** Those alone that staff should look at twice. */
  isFlagged: boolean;
}

export const wholeQueue: QueueFilter = { amount: null, bonus: null, level: null, isFlagged: false };

/** Where the second band begins, and the third and the last, minor units. */
const steps: Record<Currency, readonly [number, number, number]> = {
  KRW: [100_000, 500_000, 2_000_000],
  USD: [10_000, 50_000, 150_000],
};

function bandOf({ amount, currency }: NonNullable<DeskRequest['money']>): AmountBand {
  const [small, large, most] = steps[currency];
  if (amount < small) return 'least';
  if (amount < large) return 'small';
  return amount < most ? 'large' : 'most';
}

/** Whether a request takes two people, or something of it is unusual. */
export function isFlagged({ money, adjustment, coupon, history }: DeskRequest): boolean {
  const takesTwo = (money ?? adjustment ?? coupon)?.takesTwo === true;
  return takesTwo || (history?.marks.length ?? 0) > 0;
}

/** Whether a request is among those that are shown. */
export function isWithin(request: DeskRequest, filter: QueueFilter): boolean {
  const { amount, bonus, level } = filter;
  const { money } = request;
  if (amount !== null && (money === null || bandOf(money) !== amount)) return false;
  if (bonus !== null && money?.bonus !== bonus) return false;
  if (level !== null && request.level !== level) return false;
  return !filter.isFlagged || isFlagged(request);
}

/** Which conditions the requests of a kind have. */
export function filtersOf(kind: DeskKind) {
  const isOfMoney = ['deposit', 'withdrawal', 'tetherDeposit', 'settlement'].includes(kind);
  return { amount: isOfMoney, bonus: kind === 'deposit', isFlagged: kind !== 'signup' };
}
