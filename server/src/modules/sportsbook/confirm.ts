import { kindOfMarket } from '#rules/markets/market-kinds.ts';
import { checkLegs, type BetLimits, type Slip, slipTotals } from '#rules/slip.ts';
import { isSameScore } from '#rules/scores.ts';
import { factorsAt, type JointPrice } from '#rules/joint.ts';
import { decideOdds, type OddsPolicy } from '#rules/odds-policy.ts';
import { type Confirmation, type Refusal, type StoredBet, wireRefusal } from '../wager/index.ts';
import { checkGroup } from './joint.ts';
import { closedReason } from './validate.ts';
import type { Offer } from './ports.ts';
import { type FixtureLeg, fixtureLegOf, runningCount } from './subject.ts';

function refusalOfLeg(
  leg: FixtureLeg,
  offer: Offer | null,
  policy: OddsPolicy,
  now: number,
): Refusal | null {
  const selectionIds = [leg.selectionId];
  if (!offer) return { code: 'SELECTION_NOT_FOUND', selectionIds };
  const closed = closedReason(offer, now);
  if (closed) return { code: closed, selectionIds };
  const { market, selection, fixture } = offer;
  const live = runningCount(leg.counted, fixture);
  const goal =
    leg.placedScore !== null &&
    (live?.home !== leg.placedScore.home || live.away !== leg.placedScore.away);
  // A goal suspends the market; that it is open again does not make the bet good. A corner or a card is as good as one.
  if (goal) return { code: 'MARKET_SUSPENDED', selectionIds };
  // A market that was pre-match when the bet was placed is another offer once it is in play.
  if (market.phase !== leg.phase) return { code: 'FIXTURE_STARTED', selectionIds };
  if (market.line !== leg.line)
    return { code: 'LINE_CHANGED', selectionIds, from: leg.line, to: market.line };
  if (!isSameScore(market.offerScore, leg.offerScore))
    return { code: 'LINE_CHANGED', selectionIds };
  const fell = selection.odds < leg.odds;
  if (fell && !decideOdds(policy, leg.odds, selection.odds, leg.line, market.line).accept) {
    return { code: 'ODDS_CHANGED', selectionIds, from: leg.odds, to: selection.odds };
  }
  return null;
}

/** A group at the end of the delay, with its legs as they are offered then. */
interface HeldGroup {
  price: JointPrice;
  /** Null where it stays as it was placed: what a group pays is the product of its legs, so that they fall or stay together. */
  fellTo: readonly Offer[] | null;
  refusals: Refusal[];
}

/** The price of a group at the end of the delay fell, rose or is gone; of legs that are not offered any more each says so itself. */
function confirmGroup(
  placed: JointPrice,
  held: Offer[],
  policy: OddsPolicy,
  now: number,
): HeldGroup {
  const { odds, legs } = placed;
  const areOffered = held.length === legs.length && held.every((one) => !closedReason(one, now));
  if (!areOffered) return { price: placed, fellTo: null, refusals: [] };
  const { price, refusals } = checkGroup(held, { odds, policy });
  if (!price?.factors) return { price: placed, fellTo: null, refusals };
  if (price.odds >= odds) return { price: placed, fellTo: null, refusals: [] };
  const factors = factorsAt(legs, price.factors);
  return { price: { legs, odds: price.odds, factors }, fellTo: held, refusals };
}

/**
 * What becomes of an in-play bet at the end of its delay. Odds that rose leave it as it was placed; odds that
 * fell take it down with them when its policy allows that, and refuse it otherwise.
 */
export function decidePending(
  { legs: stored, oddsPolicy, bonusFolders, sizes, joint, mode }: StoredBet,
  offers: ReadonlyMap<string, Offer>,
  limits: BetLimits,
  now: number,
): Confirmation {
  const legs = stored.map(fixtureLegOf);
  const joined = joint?.flatMap((group) => group.legs) ?? [];
  const refusals = legs.flatMap((leg, place) => {
    const policy = joined.includes(place) ? 'any' : oddsPolicy;
    return refusalOfLeg(leg, offers.get(leg.selectionId) ?? null, policy, now) ?? [];
  });
  const groups = (joint ?? []).map((group) => {
    const held = group.legs.flatMap((place) => offers.get(legs[place]?.selectionId ?? '') ?? []);
    return confirmGroup(group, held, oddsPolicy, now);
  });
  refusals.push(...groups.flatMap((group) => group.refusals));
  const fallen = new Map(
    groups.flatMap(({ fellTo }) => fellTo ?? []).map(({ selection: { id, odds } }) => [id, odds]),
  );
  const oddsOf = ({ selectionId, odds }: FixtureLeg, place: number) => {
    if (joined.includes(place)) return fallen.get(selectionId) ?? odds;
    return Math.min(odds, offers.get(selectionId)?.selection.odds ?? odds);
  };
  const slip: Slip = {
    legs: legs.map((leg, place) => {
      const inPlay = leg.phase === 'inplay';
      const odds = oddsOf(leg, place);
      return { ...leg, odds, inPlay, marketKind: kindOfMarket(leg.typeId) };
    }),
    bonus: bonusFolders,
    sizes,
    mode: mode ?? undefined,
    joint: joint
      ? groups.map(({ price: { odds, legs: places } }) => {
          return { fixtureId: legs[places[0] ?? 0]?.fixtureId ?? '', odds };
        })
      : undefined,
  };
  refusals.push(...checkLegs(slip, { limits }).map(wireRefusal));
  const { bonusFactor } = slipTotals(slip, 0);
  const prices = slip.legs.map((leg) => leg.odds);
  return { refusals, prices, bonusFactor, joint: groups.map(({ price }) => price) };
}
