import { cashOutOffer, cashOutPart, type LegPrice } from '#rules/cash-out.ts';
import { isDecided } from '#rules/leg-result.ts';
import { canStillPay } from '#rules/system-settle.ts';
import type { CashOutReason } from './cash-out-repository.ts';
import type { StoredBet, StoredLeg } from './types.ts';

/** What a kind says of an open leg. */
export interface LegQuote {
  /** Null where there is none, for a reason. */
  price: LegPrice | null;
  reason: Extract<CashOutReason, 'suspended' | 'unavailable'> | null;
  /** How long a decision on it has to wait, for it is in play; 0 before the start. */
  waitMs: number;
}

/** What all that is left of a bet is worth; one of `amount` and `reason` is null. Minor units. */
export interface CashOutValue {
  amount: number | null;
  reason: CashOutReason | null;
  waitMs: number;
}

/** What is left of a bet's stake, minor units. */
export function stakeLeft({ stake, cashed }: Pick<StoredBet, 'stake' | 'cashed'>): number {
  return stake - cashed.stake;
}

/** The legs that a cash-out has to be quoted for. */
export function openLegs({ legs }: Pick<StoredBet, 'legs'>): StoredLeg[] {
  return legs.filter(({ result }) => !isDecided(result));
}

/**
 * Whether a bet may be cashed out at all. One that was settled once and is open again, for a result was corrected, may not: what
 * it has earned and paid back hangs on its stake.
 */
export function canCashOut({ status, version, legs, sizes }: StoredBet): boolean {
  return status === 'accepted' && version === 0 && canStillPay(legs, sizes);
}

const NONE = { amount: null, waitMs: 0 } as const;

/** The value of a bet by the quotes of its open legs, in their order. */
export function worthOf(bet: StoredBet, quotes: readonly LegQuote[]): CashOutValue {
  if (!canCashOut(bet)) return { ...NONE, reason: 'closed' };
  // The chances of its legs are not multiplied either, and no price says what they are worth together.
  if (bet.joint) return { ...NONE, reason: 'unavailable' };
  const reasons = quotes.map(({ reason }) => reason);
  if (reasons.includes('unavailable')) return { ...NONE, reason: 'unavailable' };
  if (reasons.includes('suspended')) return { ...NONE, reason: 'suspended' };
  const prices = new Map(openLegs(bet).map((leg, index) => [leg, quotes[index]?.price ?? null]));
  const legs = bet.legs.map((leg) => ({ ...leg, price: prices.get(leg) ?? null }));
  const amount = cashOutOffer({ ...bet, stake: stakeLeft(bet), legs });
  const waitMs = Math.max(0, ...quotes.map((quote) => quote.waitMs));
  return amount === null ? { ...NONE, reason: 'unavailable' } : { amount, reason: null, waitMs };
}

/** What `stake` of what is left pays at a value, or why it does not. `minStake` is the least that may go on. */
export function payoutOfPart(
  bet: StoredBet,
  { amount, reason }: CashOutValue,
  { stake, asked, minStake }: { stake: number; asked: number; minStake: number },
): { pays: number } | { reason: CashOutReason } {
  if (amount === null) return { reason: reason ?? 'closed' };
  const left = stakeLeft(bet);
  const part =
    stake === left
      ? { pays: amount }
      : cashOutPart({ stake: left, offer: amount, part: stake }, minStake);
  if (!part) return { reason: 'part' };
  return part.pays < asked ? { reason: 'changed' } : { pays: part.pays };
}
