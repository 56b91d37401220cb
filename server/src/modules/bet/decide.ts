import type { BetLimits } from '#rules/limits.ts';
import { decideOdds, type OddsPolicy } from '#rules/odds-policy.ts';
import { parseSelectionId } from '#rules/ids.ts';
import type { Refusal as RuleRefusal, RefusalCode } from '#rules/refusals.ts';
import { checkSlip, type Slip, type SlipLeg, type SlipTotals, slipTotals } from '#rules/slip.ts';
import { hasStarted, isUpcoming, takesInPlayBets } from '#rules/fixture-status.ts';
import type { SportKey } from '#rules/sports.ts';
import { isSameScore } from '#rules/scores.ts';
import { isStoppedByGoal } from '#rules/in-play.ts';
import type { Offer } from './ports.ts';
import type { MarketPhase, PlaceBetRequest, Refusal, Score } from './types.ts';

/** A leg as it was judged and will be compared again in the database. */
export interface JudgedLeg {
  idx: number;
  selectionId: string;
  marketId: string;
  fixtureId: string;
  sport: SportKey;
  typeId: number;
  outcome: string;
  line: number | null;
  offerScore: Score | null;
  phase: MarketPhase;
  /** The running score where a goal during the delay refuses the leg; null elsewhere. */
  placedScore: Score | null;
  /** The odds the leg is taken at: those of now. */
  odds: number;
}

export interface Judged {
  slip: Slip;
  totals: SlipTotals;
  legs: JudgedLeg[];
  inPlay: boolean;
}

export interface JudgeInput {
  request: PlaceBetRequest;
  offers: ReadonlyMap<string, Offer | null>;
  limitsOf(inPlay: boolean): BetLimits;
  balance: number;
  now: number;
}

export type Judgement = { ok: true; value: Judged } | { ok: false; refusals: Refusal[] };

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
  const status = Math.max(market.status, selection.status);
  if (status === 1) return null;
  return status === 2 ? 'MARKET_SUSPENDED' : 'MARKET_CLOSED';
}

/** The wire names legs in one list and a needed number of folders as the limit. */
export function wireRefusal({
  code,
  selectionId,
  selectionIds,
  folders,
  limit,
  from,
  to,
}: RuleRefusal): Refusal {
  const ids = selectionIds ?? (selectionId === undefined ? undefined : [selectionId]);
  const bound = limit ?? folders;
  return {
    code,
    ...(ids && { selectionIds: ids }),
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
    ...(bound !== undefined && { limit: bound }),
  };
}

type SentLeg = PlaceBetRequest['legs'][number];

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

function judgedLegOf({ selection, market, fixture }: Offer, idx: number): JudgedLeg {
  const watched = market.phase === 'inplay' && isStoppedByGoal(fixture.sport);
  return {
    idx,
    selectionId: selection.id,
    marketId: market.id,
    fixtureId: fixture.id,
    sport: fixture.sport,
    typeId: market.typeId,
    outcome: selection.outcome,
    line: market.line,
    offerScore: market.offerScore,
    phase: market.phase,
    placedScore: watched ? (fixture.scores.live ?? null) : null,
    odds: selection.odds,
  };
}

/** Judges a placement by the offers given; every reason against it is listed, not only the first. */
export function judge({ request, offers, limitsOf, balance, now }: JudgeInput): Judgement {
  const found = request.legs.map((sent) => ({ sent, offer: offers.get(sent.selectionId) ?? null }));
  const inPlay = found.some(({ offer }) => offer?.market.phase === 'inplay');
  const slip: Slip = {
    legs: found.flatMap(({ sent, offer }) => slipLegOf(sent, offer)),
    bonus: request.bonusFolders,
  };
  const refusals = found.flatMap(
    ({ sent, offer }) => refusalOfLeg(sent, offer, request.oddsPolicy, now) ?? [],
  );
  if (slip.legs.length > 0) {
    const funds = { stake: request.stake, balance };
    refusals.push(...checkSlip(slip, { limits: limitsOf(inPlay) }, funds).map(wireRefusal));
  }
  if (refusals.length > 0) return { ok: false, refusals };
  const legs = found.flatMap(({ offer }, idx) => (offer ? [judgedLegOf(offer, idx)] : []));
  return { ok: true, value: { slip, totals: slipTotals(slip, request.stake), legs, inPlay } };
}
