import { isOpen, isSuspended, stricterStatus } from '#rules/market-status.ts';
import { BONUS_TERMS } from '#rules/bonus.ts';
import type { BetLimits } from '#rules/limits.ts';
import { decideOdds, type OddsPolicy } from '#rules/odds-policy.ts';
import { parseSelectionId } from '#rules/ids.ts';
import type { RefusalCode } from '#rules/refusals.ts';
import { checkLegs, type Slip, type SlipLeg, slipTotals } from '#rules/slip.ts';
import { hasStarted, isUpcoming, takesInPlayBets } from '#rules/fixture-status.ts';
import { isSameScore } from '#rules/scores.ts';
import { isStoppedByGoal, slipDelayMs } from '#rules/in-play.ts';
import type { Offer } from './ports.ts';
import {
  type ValidatedLeg,
  type Refusal,
  type SlipValidation,
  type SlipRequest,
  wireRefusal,
} from '../wager/index.ts';
import type { FixtureSubject } from './subject.ts';
import type { SentLeg } from './types.ts';

export interface ValidateInput {
  request: SlipRequest<SentLeg>;
  offers: ReadonlyMap<string, Offer | null>;
  limitsOf(inPlay: boolean): BetLimits;
  now: number;
}

/** Why an offer takes no bets at `now`, whatever its odds; null when it does. */
export function closedReason(
  { selection, market, fixture }: Offer,
  now: number,
): RefusalCode | null {
  if (market.phase === 'prematch') {
    if (hasStarted(fixture.status) || fixture.startsAt <= now) return 'FIXTURE_STARTED';
    if (!isUpcoming(fixture.status)) return 'MARKET_CLOSED';
  } else if (!takesInPlayBets(fixture.status)) {
    return 'MARKET_CLOSED';
  }
  const status = stricterStatus(market.status, selection.status);
  if (isOpen(status)) return null;
  return isSuspended(status) ? 'MARKET_SUSPENDED' : 'MARKET_CLOSED';
}

function refusalOfLeg(
  sent: SentLeg,
  offer: Offer | null,
  policy: OddsPolicy,
  now: number,
): Refusal | null {
  const selectionIds = [sent.selectionId];
  if (!offer) return { code: 'SELECTION_NOT_FOUND', selectionIds };
  const closed = closedReason(offer, now);
  if (closed) return { code: closed, selectionIds };
  // The id outlives kick-off; who chose before it has not agreed to a bet in play, whatever the policy.
  if (!sent.inPlay && offer.market.phase === 'inplay')
    return { code: 'FIXTURE_STARTED', selectionIds };
  const { odds } = offer.selection;
  const { line, offerScore } = offer.market;
  // The same line at another score is another bet, as only goals after that score count.
  if (!isSameScore(sent.offerScore, offerScore)) return { code: 'LINE_CHANGED', selectionIds };
  const decision = decideOdds(policy, sent.odds, odds, sent.line, line);
  if (decision.accept) return null;
  return decision.code === 'LINE_CHANGED'
    ? { code: decision.code, selectionIds, from: sent.line, to: line }
    : { code: decision.code, selectionIds, from: sent.odds, to: odds };
}

/** The leg for the slip's own rules; a leg that is gone still counts, as far as its id tells. */
function slipLegOf(sent: SentLeg, offer: Offer | null): SlipLeg[] {
  const { selectionId } = sent;
  if (offer) {
    const { selection, market, fixture } = offer;
    const { id: marketId, typeId, line, phase } = market;
    const { odds } = selection;
    const inPlay = phase === 'inplay';
    return [{ selectionId, marketId, fixtureId: fixture.id, typeId, line, odds, inPlay }];
  }
  const parts = parseSelectionId(selectionId);
  if (!parts) return [];
  const { marketId, fixtureId, typeId, line } = parts;
  return [{ selectionId, marketId, fixtureId, typeId, line, odds: sent.odds }];
}

function validatedLegOf({ selection, market, fixture }: Offer): ValidatedLeg {
  const watched = market.phase === 'inplay' && isStoppedByGoal(fixture.sport);
  const subject: FixtureSubject = {
    marketId: market.id,
    sport: fixture.sport,
    typeId: market.typeId,
    outcome: selection.outcome,
    line: market.line,
    offerScore: market.offerScore,
    phase: market.phase,
    placedScore: watched ? (fixture.scores.live ?? null) : null,
  };
  return { subjectId: selection.id, eventId: fixture.id, odds: selection.odds, subject };
}

/** Validates a slip against the offers given; every reason against it is listed, not only the first. */
export function validateSlip({ request, offers, limitsOf, now }: ValidateInput): SlipValidation {
  const { legs: sent, bonusFolders, oddsPolicy } = request;
  const found = sent.map((leg) => ({ leg, offer: offers.get(leg.selectionId) ?? null }));
  const inPlay = found.flatMap(({ offer }) => (offer?.market.phase === 'inplay' ? offer : []));
  const limits = limitsOf(inPlay.length > 0);
  const slip: Slip = {
    legs: found.flatMap(({ leg, offer }) => slipLegOf(leg, offer)),
    bonus: bonusFolders,
  };
  const refusals = found.flatMap(
    ({ leg, offer }) => refusalOfLeg(leg, offer, oddsPolicy, now) ?? [],
  );
  if (slip.legs.length > 0) refusals.push(...checkLegs(slip, { limits }).map(wireRefusal));
  return {
    refusals,
    legs: found.flatMap(({ offer }) => (offer ? validatedLegOf(offer) : [])),
    prices: slip.legs.map((leg) => leg.odds),
    bonusFactor: slipTotals(slip, 0).bonusFactor,
    bonusTerms: bonusFolders === null ? null : BONUS_TERMS,
    type: inPlay.length > 0 ? 2 : 1,
    holdMs: slipDelayMs(inPlay.map(({ fixture }) => fixture.sport)),
    limits,
  };
}
