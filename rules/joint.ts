// Several picks of one fixture at one price: which may stand together, and what they pay.
import { LEG_RESULT, type LegResult } from './leg-result.ts';
import type { MarketKind } from './markets/market-kinds.ts';
import { toSafeNumber } from './money.ts';
import type { Odds } from './odds.ts';

/** By what the product of some picks is multiplied, for what they tell of each other. */
export interface JointFactor {
  /** Two or more places of picks, from 0, rising. */
  legs: readonly number[];
  /** Ten-thousandths, rounded down. */
  factor: number;
}

/** The joint price of all picks of one fixture. */
export interface FixturePrice {
  fixtureId: string;
  /** Hundredths. */
  odds: Odds;
  /** Of all picks, then of every two or more of them, by their places among those of the fixture; left out where only the price is known. */
  factors?: readonly JointFactor[];
}

/** The joint price of some legs of a bet. */
export interface JointPrice {
  /** Their places in the bet, from 0, rising. */
  legs: readonly number[];
  /** Hundredths. */
  odds: Odds;
  /** Of all legs, then of every two or more of them, larger ones first; empty where only the price is known. */
  factors: readonly JointFactor[];
}

/** What a factor is counted in. */
export const FACTOR_UNIT = 10_000;

/** No joint price is above it: a model knows too little of what is rarer. */
export const MAX_JOINT_ODDS: Odds = 9_900;

/** What is compared of two picks of one fixture. */
export interface JointLeg {
  fixtureId: string;
  typeId: number;
  /** A leg without a kind counts as `other`. */
  marketKind?: MarketKind;
}

/** The European slip's rule: two picks of a fixture are of two kinds, so that there are as many at most as there are kinds. */
export function mayStandTogether(one: JointLeg, other: JointLeg): boolean {
  return (one.marketKind ?? 'other') !== (other.marketKind ?? 'other');
}

/** The places of the legs that share a fixture, fixture by fixture, in the order of the legs. */
export function jointGroups(legs: readonly Pick<JointLeg, 'fixtureId'>[]): number[][] {
  const groups = new Map<string, number[]>();
  legs.forEach(({ fixtureId }, place) => {
    groups.set(fixtureId, [...(groups.get(fixtureId) ?? []), place]);
  });
  return [...groups.values()].filter((group) => group.length > 1);
}

/** The prices of a slip's fixtures as those of its legs; a fixture with one pick has none. */
export function jointPrices(
  legs: readonly Pick<JointLeg, 'fixtureId'>[],
  prices: readonly FixturePrice[],
): JointPrice[] {
  const byFixture = new Map(prices.map((price) => [price.fixtureId, price]));
  return jointGroups(legs).flatMap((group) => {
    const price = byFixture.get(legs[group[0] ?? 0]?.fixtureId ?? '');
    if (!price) return [];
    return [{ legs: group, odds: price.odds, factors: factorsAt(group, price.factors ?? []) }];
  });
}

/** The factors of a fixture's picks as those of legs of a bet, by where these stand in it. */
export function factorsAt(
  group: readonly number[],
  factors: readonly JointFactor[],
): JointFactor[] {
  return factors.map(({ legs, factor }) => {
    return { legs: legs.flatMap((place) => group[place] ?? []), factor };
  });
}

/** The prices a slip is multiplied by: of each leg that stands alone, then of each group. */
export function pricesApart(prices: readonly Odds[], joint: readonly JointPrice[]): Odds[] {
  const joined = new Set(joint.flatMap(({ legs }) => legs));
  return [...prices.filter((_, place) => !joined.has(place)), ...joint.map(({ odds }) => odds)];
}

/** What picks pay together where all are won: the product of their odds by the factor, rounded down to hundredths. */
export function jointOdds(odds: readonly Odds[], factor: number): Odds {
  const product = odds.reduce((all, each) => all * BigInt(each), BigInt(factor));
  const scale = 100n ** BigInt(odds.length - 1) * BigInt(FACTOR_UNIT);
  return Math.min(MAX_JOINT_ODDS, toSafeNumber(product / scale));
}

/** The most that a group may come to where legs of it are left out: they can have made the others cheaper. */
export function mostOfGroup(prices: readonly Odds[], { legs, odds, factors }: JointPrice): Odds {
  const oddsOf = (places: readonly number[]) => places.flatMap((place) => prices[place] ?? []);
  const parts = factors.map((part) => jointOdds(oddsOf(part.legs), part.factor));
  return Math.max(odds, ...oddsOf(legs), ...parts);
}

/** What one staked on a leg returns by its result, in units of 1/200; an open leg counts as won. */
export function returnedBy(odds: Odds, result: LegResult): number {
  switch (result) {
    case LEG_RESULT.lost:
      return 0;
    case LEG_RESULT.halfLost:
      return 100;
    case LEG_RESULT.halfWon:
      return odds + 100;
    case LEG_RESULT.void:
    case LEG_RESULT.cancelled:
      return 200;
    case LEG_RESULT.won:
    case LEG_RESULT.open:
      return 2 * odds;
  }
}
