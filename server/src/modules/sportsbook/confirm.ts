import { checkLegs, type BetLimits, type Slip, slipTotals } from '#rules/slip.ts';
import { isSameScore } from '#rules/scores.ts';
import { decideOdds, type OddsPolicy } from '#rules/odds-policy.ts';
import { type Confirmation, type Refusal, type StoredBet, wireRefusal } from '../wager/index.ts';
import { closedReason } from './validate.ts';
import type { Offer } from './ports.ts';
import { type FixtureLeg, fixtureLegOf } from './subject.ts';

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
  const live = fixture.scores.live ?? null;
  const goal =
    leg.placedScore !== null &&
    (live?.home !== leg.placedScore.home || live.away !== leg.placedScore.away);
  // A goal suspends the market; that it is open again does not make the bet good.
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

/**
 * What becomes of an in-play bet at the end of its delay. Odds that rose leave it as it was placed; odds that
 * fell take it down with them when its policy allows that, and refuse it otherwise.
 */
export function decidePending(
  { legs: stored, oddsPolicy, bonusFolders }: StoredBet,
  offers: ReadonlyMap<string, Offer>,
  limits: BetLimits,
  now: number,
): Confirmation {
  const legs = stored.map(fixtureLegOf);
  const refusals = legs.flatMap(
    (leg) => refusalOfLeg(leg, offers.get(leg.selectionId) ?? null, oddsPolicy, now) ?? [],
  );
  const slip: Slip = {
    legs: legs.map((leg) => {
      const odds = Math.min(leg.odds, offers.get(leg.selectionId)?.selection.odds ?? leg.odds);
      return { ...leg, odds };
    }),
    bonus: bonusFolders,
  };
  refusals.push(...checkLegs(slip, { limits }).map(wireRefusal));
  const { bonusFactor } = slipTotals(slip, 0);
  return { refusals, prices: slip.legs.map((leg) => leg.odds), bonusFactor };
}
