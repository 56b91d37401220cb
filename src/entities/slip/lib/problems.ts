import { isClosed, isSuspended } from '#rules/market-status.ts';
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
import type { SlipFix } from './edit';
import type { LegOffers } from './offers';
import type { DomesticSlip, SlipEntry } from './slip';
import { wholeStake } from './stakes';

/** Something that keeps the slip from being placed, with the ways out of it. */
export interface SlipProblem {
  refusal: Refusal;
  fixes: SlipFix[];
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
  currency: Currency;
  /** Legs whose kick-off has passed by the server's clock. */
  started: readonly string[];
}

function fundsOf({ balance }: SlipCheck): number {
  return balance ?? Number.MAX_SAFE_INTEGER;
}

/** Offers a stake that no other rule refuses and the field can hold; null when that would be too small. */
function fittingFix(fix: SlipFix, check: SlipCheck): SlipFix | null {
  if (fix.kind !== 'setStake') return fix;
  const { slip, limits, currency } = check;
  const most = maxStakeFor(slip, limits, fundsOf(check));
  const stake = wholeStake(Math.min(fix.stake, most), currency);
  return stake >= limits.minStake ? { ...fix, stake } : null;
}

/** Puts the ways out beside a refusal: those of the rules, and acceptance of new odds. */
function toProblem(refusal: Refusal, check: SlipCheck): SlipProblem {
  if (refusal.code === 'ODDS_CHANGED') {
    const ids = refusal.selectionIds ?? (refusal.selectionId ? [refusal.selectionId] : []);
    return { refusal, fixes: [{ kind: 'acceptOdds', selectionIds: ids }] };
  }
  return { refusal, fixes: refusalFixes(refusal).flatMap((fix) => fittingFix(fix, check) ?? []) };
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

function legRefusal(leg: SlipEntry, { offers, started, policy }: SlipCheck): Refusal | null {
  const { selectionId } = leg;
  const offer = offers[selectionId];
  const isUnderWay = offer !== undefined && hasStarted(offer.fixtureStatus);
  if (!leg.inPlay && (isUnderWay || started.includes(selectionId)))
    return { code: 'FIXTURE_STARTED', selectionId };
  if (offer && (!isBettable(offer.fixtureStatus) || isClosed(offer.status)))
    return { code: 'MARKET_CLOSED', selectionId };
  if (offer && isSuspended(offer.status)) return { code: 'MARKET_SUSPENDED', selectionId };
  if (offer && !isSameScore(offer.offerScore, leg.offerScore))
    return { code: 'LINE_CHANGED', selectionId };
  const decision = decideOdds(policy, leg.seenOdds, leg.odds, leg.line, leg.line);
  if (decision.accept) return null;
  return { code: decision.code, selectionId, from: leg.seenOdds, to: leg.odds };
}

/** Refusals that one leg gives: started, closed, suspended, moved line, odds the policy does not take. */
export function legRefusals(check: SlipCheck): Refusal[] {
  return check.slip.legs.flatMap((leg) => legRefusal(leg, check) ?? []);
}

/** Everything that keeps the slip from being placed, legs first; [] when it can be sent. */
export function problemsOf(check: SlipCheck): SlipProblem[] {
  const { slip, limits, stake } = check;
  const funds = { stake, balance: fundsOf(check) };
  return [...legRefusals(check), ...checkSlip(slip, { limits }, funds)].map((refusal) =>
    toProblem(refusal, check),
  );
}
