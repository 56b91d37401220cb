import { kindOfMarket } from '#rules/markets/market-kinds.ts';
import { marketType } from '#rules/markets/market-types.ts';
import type { FixturePrice } from '#rules/joint.ts';
import { isOpen, isSuspended, stricterStatus } from '#rules/market-status.ts';
import { BONUS_TERMS } from '#rules/bonus.ts';
import type { BetLimits } from '#rules/limits.ts';
import { decideOdds, type OddsPolicy } from '#rules/odds-policy.ts';
import { parseSelectionId } from '#rules/ids.ts';
import type { RefusalCode, Refusal as RuleRefusal } from '#rules/refusals.ts';
import {
  checkLegs,
  jointGroups,
  jointPrices,
  modeFor,
  type Slip,
  type SlipLeg,
  type SlipMode,
  slipTotals,
} from '#rules/slip.ts';
import { hasStarted, isUpcoming, takesInPlayBets } from '#rules/fixture-status.ts';
import { isSameScore } from '#rules/scores.ts';
import { isStoppedByGoal, slipDelayMs } from '#rules/in-play.ts';
import { checkGroups } from './joint.ts';
import type { Offer } from './ports.ts';
import {
  MIXED_GAMES,
  type ValidatedLeg,
  type Refusal,
  type SlipValidation,
  type SlipRequest,
  wireRefusal,
} from '../wager/index.ts';
import { type FixtureSubject, runningCount } from './subject.ts';
import type { SentLeg } from './types.ts';

export interface ValidateInput {
  request: SlipRequest<SentLeg>;
  offers: ReadonlyMap<string, Offer | null>;
  limitsOf(mode: SlipMode, inPlay: boolean): BetLimits;
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

/** Why a leg is not taken as it was sent; null when it is. */
export function refusalOfLeg(
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

/** The leg for the slip's own rules; one that is gone still counts, as far as its id tells. */
export function slipLegOf(sent: SentLeg, offer: Offer | null): SlipLeg[] {
  const { selectionId } = sent;
  if (offer) {
    const { selection, market, fixture } = offer;
    const { id: marketId, typeId, line, phase } = market;
    const { odds } = selection;
    const inPlay = phase === 'inplay';
    const marketKind = kindOfMarket(typeId);
    return [
      { selectionId, marketId, fixtureId: fixture.id, typeId, line, odds, inPlay, marketKind },
    ];
  }
  const parts = parseSelectionId(selectionId);
  if (!parts) return [];
  const { marketId, fixtureId, typeId, line } = parts;
  const marketKind = kindOfMarket(typeId);
  return [{ selectionId, marketId, fixtureId, typeId, line, odds: sent.odds, marketKind }];
}

function validatedLegOf({ selection, market, fixture, participant }: Offer): ValidatedLeg {
  const counted = marketType(market.typeId)?.counts;
  const watched = market.phase === 'inplay' && isStoppedByGoal(fixture.sport);
  const subject: FixtureSubject = {
    marketId: market.id,
    sport: fixture.sport,
    typeId: market.typeId,
    outcome: selection.outcome,
    line: market.line,
    offerScore: market.offerScore,
    phase: market.phase,
    placedScore: watched ? runningCount(counted, fixture) : null,
    ...(counted && { counted }),
    ...(participant && { participant }),
  };
  return { subjectId: selection.id, eventId: fixture.id, odds: selection.odds, subject };
}

/** The sport of all legs, or that they are of several. */
function gameOf(sports: readonly string[]): string {
  const [first = MIXED_GAMES, ...others] = new Set(sports);
  return others.length > 0 ? MIXED_GAMES : first;
}

/** What the slip's own rules say beside what was said of legs: one that has kicked off is not outside its mode as well. */
function besides(said: readonly Refusal[], refusals: readonly RuleRefusal[]): Refusal[] {
  const started = said.filter(({ code }) => code === 'FIXTURE_STARTED');
  const isStarted = (id: string) => started.some(({ selectionIds }) => selectionIds?.includes(id));
  return refusals.flatMap((refusal) => {
    if (refusal.code !== 'MODE_LEG') return wireRefusal(refusal);
    const selectionIds = refusal.selectionIds?.filter((id) => !isStarted(id)) ?? [];
    return selectionIds.length > 0 ? wireRefusal({ ...refusal, selectionIds }) : [];
  });
}

/** Validates a slip against the offers given; every reason against it is listed, not only the first. */
export function validateSlip({ request, offers, limitsOf, now }: ValidateInput): SlipValidation {
  const { legs: sent, bonusFolders, oddsPolicy } = request;
  const found = sent.map((leg) => ({ leg, offer: offers.get(leg.selectionId) ?? null }));
  const inPlay = found.flatMap(({ offer }) => (offer?.market.phase === 'inplay' ? offer : []));
  const legs = found.flatMap(({ leg, offer }) => slipLegOf(leg, offer));
  const mode = request.mode ?? modeFor({ legs, joint: request.joint });
  const limits = limitsOf(mode, inPlay.length > 0);
  // Sent by the routes of this module, whose contract it is.
  const seen = request.joint as readonly FixturePrice[] | undefined;
  const joined = seen ? jointGroups(legs).flat() : [];
  const refusals = found.flatMap(({ leg, offer }, place) => {
    // What a leg of several pays is in their price.
    const policy = joined.includes(place) ? 'any' : oddsPolicy;
    return refusalOfLeg(leg, offer, policy, now) ?? [];
  });
  const offered = found.flatMap(({ offer }) => offer ?? []);
  const takesBets = (offer: Offer) => closedReason(offer, now) === null;
  const checked = checkGroups(offered, seen ?? [], { policy: oddsPolicy, isOpen: takesBets });
  refusals.push(...checked.refusals);
  const slip: Slip = {
    legs,
    bonus: bonusFolders,
    sizes: request.system?.sizes ?? null,
    joint: seen && [...seen, ...checked.prices],
    mode,
  };
  if (slip.legs.length > 0) refusals.push(...besides(refusals, checkLegs(slip, { limits })));
  return {
    refusals,
    legs: found.flatMap(({ offer }) => (offer ? validatedLegOf(offer) : [])),
    prices: slip.legs.map((leg) => leg.odds),
    joint: slip.joint ? jointPrices(slip.legs, slip.joint) : [],
    bonusFactor: slipTotals(slip, 0).bonusFactor,
    bonusTerms: bonusFolders === null ? null : BONUS_TERMS,
    type: inPlay.length > 0 ? 2 : 1,
    mode,
    game: gameOf(found.flatMap(({ offer }) => offer?.fixture.sport ?? [])),
    holdMs: slipDelayMs(inPlay.map(({ fixture }) => fixture.sport)),
    limits,
  };
}
