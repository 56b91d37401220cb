// Several picks of one fixture at one price: which may stand together, and what they pay.
import { LEG_RESULT, type LegResult } from './leg-result.ts';
import type { MarketKind } from './markets/market-kinds.ts';
import type { Odds } from './odds.ts';

/** The joint price of all picks of one fixture. */
export interface FixturePrice {
  fixtureId: string;
  /** Hundredths. */
  odds: Odds;
}

/** The joint price of some legs of a bet. */
export interface JointPrice {
  /** Their places in the bet, from 0, rising. */
  legs: readonly number[];
  /** Hundredths. */
  odds: Odds;
}

/** What is compared of two picks of one fixture. */
export interface JointLeg {
  fixtureId: string;
  typeId: number;
  /** A leg whose kind nobody told counts as `other`. */
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
  const byFixture = new Map(prices.map(({ fixtureId, odds }) => [fixtureId, odds]));
  return jointGroups(legs).flatMap((group) => {
    const odds = byFixture.get(legs[group[0] ?? 0]?.fixtureId ?? '');
    return odds === undefined ? [] : [{ legs: group, odds }];
  });
}

/** The prices a slip is multiplied by: of each leg that stands alone, then of each group. */
export function pricesApart(prices: readonly Odds[], joint: readonly JointPrice[]): Odds[] {
  const joined = new Set(joint.flatMap(({ legs }) => legs));
  return [...prices.filter((_, place) => !joined.has(place)), ...joint.map(({ odds }) => odds)];
}

/** Halves of a leg's stake that won, and that did not lose; an open leg counts as won. */
const HALVES: Readonly<Record<LegResult, { won: number; kept: number }>> = {
  [LEG_RESULT.open]: { won: 2, kept: 2 },
  [LEG_RESULT.won]: { won: 2, kept: 2 },
  [LEG_RESULT.halfWon]: { won: 1, kept: 2 },
  [LEG_RESULT.void]: { won: 0, kept: 2 },
  [LEG_RESULT.cancelled]: { won: 0, kept: 2 },
  [LEG_RESULT.halfLost]: { won: 0, kept: 1 },
  [LEG_RESULT.lost]: { won: 0, kept: 0 },
};

/** What the results of a group leave of its stake, in shares of `of`: what has won whole, and what comes back. */
export function jointShares(results: readonly LegResult[]): {
  won: number;
  back: number;
  of: number;
} {
  const halves = results.map((result) => HALVES[result]);
  const won = halves.reduce((all, leg) => all * leg.won, 1);
  const kept = halves.reduce((all, leg) => all * leg.kept, 1);
  return { won, back: kept - won, of: 2 ** results.length };
}
