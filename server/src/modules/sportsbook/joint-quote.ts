import { checkPairs } from '#rules/slip.ts';
import { type Refusal, wireRefusal } from '../wager/index.ts';
import { priceOfGroup } from './joint.ts';
import type { Offer } from './ports.ts';
import type { JointQuote, SentLeg } from './types.ts';
import { refusalOfLeg, slipLegOf } from './validate.ts';

export type JointQuoteResult = { ok: true; quote: JointQuote } | { ok: false; refusals: Refusal[] };

/** Prices picks of one fixture together as they are offered at `now`, or says of which of them it cannot and why. */
export function quoteJointly(
  sent: readonly SentLeg[],
  offerOf: (selectionId: string) => Offer | null,
  now: number,
): JointQuoteResult {
  const found = sent.map((leg) => ({ leg, offer: offerOf(leg.selectionId) }));
  const legs = found.flatMap(({ leg, offer }) => slipLegOf(leg, offer));
  const selectionIds = sent.map((leg) => leg.selectionId);
  const [first] = legs;
  const isOfOne = legs.every(({ fixtureId }) => fixtureId === first?.fixtureId);
  const refusals = [
    ...found.flatMap(({ leg, offer }) => refusalOfLeg(leg, offer, 'any', now) ?? []),
    ...checkPairs({ legs, bonus: null, joint: [] }).map(wireRefusal),
    ...(isOfOne ? [] : [{ code: 'SAME_FIXTURE_COMBINATION' as const, selectionIds }]),
  ];
  if (refusals.length > 0 || !first) return { ok: false, refusals };
  const group = found.flatMap(({ offer }) => offer ?? []);
  const answer = priceOfGroup(group);
  if (!answer.ok) return { ok: false, refusals: [{ code: answer.code, selectionIds }] };
  const priced = group.map(({ selection: { id, odds } }) => ({ selectionId: id, odds }));
  return {
    ok: true,
    quote: { fixtureId: first.fixtureId, odds: answer.odds, at: now, legs: priced },
  };
}
