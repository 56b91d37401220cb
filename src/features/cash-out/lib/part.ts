import { cashOutPart } from '#rules/cash-out.ts';
import type { CashOutOffer } from '../api';

/** All that is left of a bet, or a part of it. */
export type Share = 'whole' | 'part';

/** What would be cashed out, and what goes on; minor units. */
export interface Part {
  stake: number;
  pays: number;
  rest: number;
}

/** The largest part, per cent of what is left, that leaves the least stake; 0 where there is no room for a part. */
export function mostPercent({ stake, minStake }: Pick<CashOutOffer, 'stake' | 'minStake'>): number {
  return stake <= minStake ? 0 : Math.floor((100 * (stake - minStake)) / stake);
}

/** How much of the shown amount is still taken by who accepts less while a decision waits, per cent. */
export const acceptedPercent = 90;

/** The least that is taken for a part, minor units. In play an amount moves while the decision waits. */
export function leastOf({ pays }: Part, acceptsLess: boolean): number {
  return acceptsLess ? Math.max(1, Math.floor((pays * acceptedPercent) / 100)) : pays;
}

/** What a share of an offer pays; null without an offer, or where the part would pay nothing. `percent` 1 to 99. */
export function partOf(offer: CashOutOffer | null, share: Share, percent: number): Part | null {
  if (!offer || offer.amount === null) return null;
  const { stake, amount, minStake } = offer;
  if (share === 'whole') return { stake, pays: amount, rest: 0 };
  const part = Math.floor((stake * Math.min(percent, mostPercent(offer))) / 100);
  return cashOutPart({ stake, offer: amount, part }, minStake);
}
