import { createHash } from 'node:crypto';
import { checkPairs } from '#rules/slip.ts';
import { type Refusal, wireRefusal } from '../wager/index.ts';
import { priceOfGroup } from './joint.ts';
import type { Offer } from './ports.ts';
import type { JointQuote, SentLeg } from './types.ts';
import { refusalOfLeg, slipLegOf } from './validate.ts';

const VERSION_LENGTH = 22;

export type JointQuoteResult = { ok: true; quote: JointQuote } | { ok: false; refusals: Refusal[] };

/** Another one whenever the odds of a pick or what is known of the game are others, whatever the order of the picks. */
function versionOf(group: readonly Offer[]): string {
  const picks = group.map(({ selection: { id, odds } }) => `${id}@${odds}`).sort();
  const { outlook, scores, status } = group[0]?.fixture ?? {};
  const known = JSON.stringify([status, scores, outlook, picks]);
  return createHash('sha256').update(known).digest('base64url').slice(0, VERSION_LENGTH);
}

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
  const { odds, factor } = answer;
  const priced = group.map(({ selection: { id, odds: own } }) => ({ selectionId: id, odds: own }));
  const { fixtureId } = first;
  return {
    ok: true,
    quote: { fixtureId, odds, factor, version: versionOf(group), at: now, legs: priced },
  };
}
