import { isClosed, isOpen, isSuspended } from '#rules/market-status.ts';
import { hasStarted, isBettable } from '#rules/fixture-status.ts';
import {
  type BetLimits,
  checkSlip,
  decideOdds,
  isSameScore,
  legsOf,
  type OddsPolicy,
  type Refusal,
  refusalFixes,
} from './rules';
import type { Currency } from '@/shared/lib/format';
import type { SlipFix } from './fix';
import { leastStake, lineCount, mostStake } from './bill';
import { groupsOf, type JointFailure, pricedSlip } from './joint';
import { kindOf } from './kind';
import type { LegOffers, MovedLeg } from './offers';
import { checkSingles } from './singles-check';
import type { DomesticSlip, SlipEntry } from './slip';
import { stakeUnit } from './stakes';

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
  /** Of each leg as a bet of its own, in their order; left out, they are those of the slip. */
  singleLimits?: readonly BetLimits[];
  /** Of each bet of the slip, minor units. */
  stake: number;
  /** Minor units; null for a guest, whose money is not known. */
  balance: number | null;
  /** What may still be staked on the same picks, minor units; null while that is not known. */
  combinationLeft?: number | null;
  currency: Currency;
  /** Legs whose kick-off has passed by the server's clock. */
  started: readonly string[];
  /** By fixture, why its picks have no price together. */
  jointFailures?: Readonly<Record<string, JointFailure>>;
}

function meansOf({ balance, combinationLeft, singleLimits }: SlipCheck) {
  return {
    balance: balance ?? Number.MAX_SAFE_INTEGER,
    combinationLeft: combinationLeft ?? undefined,
    singleLimits,
  };
}

/** Offers a stake that no other rule refuses and the field can hold; null when that would be too small. */
function fittingFix(fix: SlipFix, { code }: Refusal, check: SlipCheck): SlipFix | null {
  if (fix.kind !== 'setStake') return fix;
  const { slip, limits, currency } = check;
  const unit = stakeUnit(currency);
  // What is said of a system is said of all its bets together, and the field holds the stake of one.
  const each = fix.stake / (kindOf(slip) === 'system' ? lineCount(slip) : 1) / unit;
  const whole = unit * (code === 'STAKE_TOO_SMALL' ? Math.ceil(each) : Math.floor(each));
  const stake = Math.min(whole, mostStake(slip, limits, meansOf(check), currency));
  return stake >= leastStake(slip, limits, currency) ? { ...fix, stake } : null;
}

/** What one press does about a refusal. Nothing that can be kept is lost: the bonus goes before a leg does. */
function fixOf(refusal: Refusal, check: SlipCheck): SlipFix | null {
  const { code, selectionId = '' } = refusal;
  if (code === 'ODDS_CHANGED') return { kind: 'acceptOdds', selectionIds: legsOf(refusal) };
  const to = code === 'LINE_CHANGED' ? movedLeg(selectionId, check) : null;
  if (to !== null) return { kind: 'moveLeg', selectionId, to };
  const fixes = refusalFixes(refusal).flatMap((fix) => fittingFix(fix, refusal, check) ?? []);
  const bonus = fixes.find(({ kind }) => kind === 'dropBonus');
  // Of picks of one match the one that came last is the one that does not go.
  return bonus ?? fixes.at(code.startsWith('JOINT_') ? -1 : 0) ?? null;
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

function joinedLegs(slip: DomesticSlip): string[] {
  return groupsOf(slip).flatMap(({ legs }) => legs.map(({ selectionId }) => selectionId));
}

/** Every leg with a price of its own whose odds differ from those the member has seen. */
export function oddsChanges(slip: DomesticSlip): OddsChange[] {
  const joined = joinedLegs(slip);
  return slip.legs
    .filter((leg) => leg.odds !== leg.seenOdds && !joined.includes(leg.selectionId))
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
  const joined = joinedLegs(check.slip);
  return check.slip.legs.flatMap((leg) => {
    const policy = joined.includes(leg.selectionId) ? 'any' : check.policy;
    return legRefusal(leg, { ...check, policy }) ?? [];
  });
}

/** Why picks of one fixture have no price, or one that moved in a way that the member's policy does not take. */
function jointRefusals({ slip, policy, jointFailures = {} }: SlipCheck): Refusal[] {
  return groupsOf(slip).flatMap(({ fixtureId, legs, key, price, isCurrent }): Refusal[] => {
    const selectionIds = legs.map(({ selectionId }) => selectionId);
    const failure = jointFailures[fixtureId];
    if (failure?.key === key && failure.refusal) return [{ ...failure.refusal, selectionIds }];
    if (!price || !isCurrent) return [];
    const { seenOdds: from, odds: to } = price;
    const decision = decideOdds(policy, from, to, null, null);
    return decision.accept ? [] : [{ code: decision.code, selectionIds, from, to }];
  });
}

/** Groups that wait for their price; what has none for a reason says that instead. */
function priceRefusals({ slip, jointFailures = {} }: SlipCheck): Refusal[] {
  const waiting = groupsOf(slip).filter(
    ({ fixtureId, key, isCurrent }) =>
      !isCurrent && !(jointFailures[fixtureId]?.key === key && jointFailures[fixtureId]?.refusal),
  );
  return waiting.map(({ legs }) => ({
    code: 'JOINT_PRICE',
    selectionIds: legs.map(({ selectionId }) => selectionId),
  }));
}

function slipRefusals(check: SlipCheck): Refusal[] {
  const { slip, limits, stake } = check;
  const means = meansOf(check);
  if (kindOf(slip) === 'singles')
    return checkSingles(slip, (place) => check.singleLimits?.[place] ?? limits, {
      stake,
      ...means,
    });
  const refusals = checkSlip(
    pricedSlip(slip),
    { limits },
    { stake: stake * lineCount(slip), ...means },
  );
  return [...priceRefusals(check), ...refusals];
}

/** Everything that keeps the slip from being placed, legs first, one for each cause; [] when it can be sent. */
export function problemsOf(check: SlipCheck): SlipProblem[] {
  return [...legRefusals(check), ...jointRefusals(check), ...slipRefusals(check)].map(
    (refusal) => ({
      refusal,
      fix: fixOf(refusal, check),
    }),
  );
}
