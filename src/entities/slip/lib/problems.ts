import { isClosed, isOpen, isSuspended } from '#rules/market-status.ts';
import { hasStarted, isBettable } from '#rules/fixture-status.ts';
import {
  type BetLimits,
  checkSlip,
  decideOdds,
  isSameScore,
  maxStakeFor,
  type OddsPolicy,
  type Refusal,
  refusalFixes,
} from './rules';
import type { Currency } from '@/shared/lib/format';
import type { SlipFix } from './fix';
import type { LegOffers, MovedLeg } from './offers';
import type { DomesticSlip, SlipEntry } from './slip';
import { wholeStake } from './stakes';

/** Something that keeps the slip from being placed, with the press that solves it; null where only a new choice does. */
export interface SlipProblem {
  refusal: Refusal;
  fix: SlipFix | null;
}

export interface OddsChange {
  selectionId: string;
  /** Hundredths. */
  from: number;
  to: number;
}

export interface SlipCheck {
  slip: DomesticSlip;
  offers: LegOffers;
  policy: OddsPolicy;
  limits: BetLimits;
  /** Minor units. */
  stake: number;
  /** Minor units; null for a guest, whose money is not known. */
  balance: number | null;
  /** What may still be staked on the same picks, minor units; null while that is not known. */
  combinationLeft?: number | null;
  currency: Currency;
  /** Legs whose kick-off has passed by the server's clock. */
  started: readonly string[];
}

function meansOf({ balance, combinationLeft }: SlipCheck) {
  return {
    balance: balance ?? Number.MAX_SAFE_INTEGER,
    combinationLeft: combinationLeft ?? undefined,
  };
}

/** Offers a stake that no other rule refuses and the field can hold; null when that would be too small. */
function fittingFix(fix: SlipFix, check: SlipCheck): SlipFix | null {
  if (fix.kind !== 'setStake') return fix;
  const { slip, limits, currency } = check;
  const most = maxStakeFor(slip, limits, meansOf(check));
  const stake = wholeStake(Math.min(fix.stake, most), currency);
  return stake >= limits.minStake ? { ...fix, stake } : null;
}

/** What one press does about a refusal. Nothing that can be kept is lost: the bonus goes before a leg does. */
function fixOf(refusal: Refusal, check: SlipCheck): SlipFix | null {
  const { code, selectionId = '' } = refusal;
  if (code === 'ODDS_CHANGED') return { kind: 'acceptOdds', selectionIds: [selectionId] };
  const to = code === 'LINE_CHANGED' ? movedLeg(selectionId, check) : null;
  if (to !== null) return { kind: 'moveLeg', selectionId, to };
  const fixes = refusalFixes(refusal).flatMap((fix) => fittingFix(fix, check) ?? []);
  return fixes.find(({ kind }) => kind === 'dropBonus') ?? fixes[0] ?? null;
}

/** Where the line of a leg, or the score it counts from, went; null while it is where it was. */
function movedLeg(selectionId: string, { slip, offers }: SlipCheck): MovedLeg | null {
  const leg = slip.legs.find((one) => one.selectionId === selectionId);
  const offer = offers[selectionId];
  if (!leg || !offer) return null;
  const { status, odds, offerScore, moved } = offer;
  if (!isOpen(status) || odds === null) return moved;
  if (isSameScore(offerScore, leg.offerScore)) return null;
  const { marketId, line } = leg;
  return { selectionId, marketId, line, offerScore, odds };
}

/** Every leg whose odds differ from those the member has seen. */
export function oddsChanges({ legs }: DomesticSlip): OddsChange[] {
  return legs
    .filter((leg) => leg.odds !== leg.seenOdds)
    .map((leg) => ({ selectionId: leg.selectionId, from: leg.seenOdds, to: leg.odds }));
}

/** Pre-match legs whose kick-off (epoch milliseconds) has come. */
export function startedLegs({ legs }: DomesticSlip, now: number): string[] {
  return legs
    .filter(({ inPlay, startsAt }) => !inPlay && startsAt <= now)
    .map(({ selectionId }) => selectionId);
}

function legRefusal(leg: SlipEntry, check: SlipCheck): Refusal | null {
  const { offers, started, policy } = check;
  const { selectionId } = leg;
  const offer = offers[selectionId];
  const isUnderWay = offer !== undefined && hasStarted(offer.fixtureStatus);
  if (!leg.inPlay && (isUnderWay || started.includes(selectionId)))
    return { code: 'FIXTURE_STARTED', selectionId };
  if (offer && !isBettable(offer.fixtureStatus)) return { code: 'MARKET_CLOSED', selectionId };
  if (movedLeg(selectionId, check)) return { code: 'LINE_CHANGED', selectionId };
  if (offer && isClosed(offer.status)) return { code: 'MARKET_CLOSED', selectionId };
  if (offer && isSuspended(offer.status)) return { code: 'MARKET_SUSPENDED', selectionId };
  const decision = decideOdds(policy, leg.seenOdds, leg.odds, leg.line, leg.line);
  if (decision.accept) return null;
  return { code: decision.code, selectionId, from: leg.seenOdds, to: leg.odds };
}

/** Refusals that one leg gives: started, closed, suspended, moved line, odds the policy does not take. */
function legRefusals(check: SlipCheck): Refusal[] {
  return check.slip.legs.flatMap((leg) => legRefusal(leg, check) ?? []);
}

/** Everything that keeps the slip from being placed, legs first, one for each cause; [] when it can be sent. */
export function problemsOf(check: SlipCheck): SlipProblem[] {
  const { slip, limits, stake } = check;
  const funds = { stake, ...meansOf(check) };
  return [...legRefusals(check), ...checkSlip(slip, { limits }, funds)].map((refusal) => ({
    refusal,
    fix: fixOf(refusal, check),
  }));
}
