import type { RoundMarket, RoundSelection } from './tables.ts';
import type { VirtualSport } from './venues.ts';
import {
  BASKETBALL,
  basketballHandicap,
  basketballResults,
  basketballTotal,
  GOAL_WEIGHTS,
  RACE_PLACES,
  SOCCER_CLASSES,
  type VirtualCard,
  virtualOutcome,
} from './virtual.ts';

/** What comes back of a hundred, before the odds are rounded down. */
const RETURNS: Readonly<Record<VirtualSport, number>> = {
  soccer: 93,
  basketball: 93,
  horse: 85,
  dog: 85,
};
/**
 * No selection of any card is longer than the exacta of the two lightest horses, 230.71: a cap below it would take more from who
 * bets on it than the return that is printed.
 */
const HIGHEST = 30_000;
const LOWEST = 101;

type Chance = readonly [number, number];

function selectionOf(sport: VirtualSport, selection: string, chance: Chance): RoundSelection {
  const fair = Math.floor((RETURNS[sport] * chance[1]) / chance[0]);
  return { selection, odds: Math.min(HIGHEST, Math.max(LOWEST, fair)), chance, refund: 0 };
}

/** Counts of every selection that a way of playing wins, by market. */
function countWays(
  tell: (count: (won: Readonly<Record<string, readonly string[]>>, ways: number) => void) => void,
) {
  const counts = new Map<string, Map<string, number>>();
  tell((won, ways) => {
    for (const [market, selections] of Object.entries(won)) {
      const ofMarket = counts.get(market) ?? new Map<string, number>();
      counts.set(market, ofMarket);
      for (const one of selections) ofMarket.set(one, (ofMarket.get(one) ?? 0) + ways);
    }
  });
  return counts;
}

/** How many ways ten dice add up to each sum. */
function waysOfDice(): Map<number, number> {
  const { dice, faces } = BASKETBALL;
  let ways = new Map([[0, 1]]);
  for (let die = 0; die < dice; die += 1) {
    const next = new Map<number, number>();
    for (const [sum, before] of ways) {
      for (let face = 1; face <= faces; face += 1)
        next.set(sum + face, (next.get(sum + face) ?? 0) + before);
    }
    ways = next;
  }
  return ways;
}

const ORDERS: Readonly<
  Record<'soccer' | 'basketball', readonly (readonly [string, readonly string[]])[]>
> = {
  soccer: [
    ['1x2', ['1', 'X', '2']],
    ['ou-2.5', ['over', 'under']],
    ['btts', ['btts-yes', 'btts-no']],
    ['oe', ['odd', 'even']],
  ],
  basketball: [
    ['12', ['home', 'away']],
    ['hcp', ['hcp-home', 'hcp-away']],
    ['ou', ['over', 'under']],
  ],
};

function soccerMarkets(card: VirtualCard & { sport: 'soccer' }): RoundMarket[] {
  const [home, away] = SOCCER_CLASSES[card.strength] ?? SOCCER_CLASSES[2];
  const counts = countWays((count) => {
    for (const [of, ways] of (GOAL_WEIGHTS[home] ?? []).entries()) {
      for (const [against, others] of (GOAL_WEIGHTS[away] ?? []).entries()) {
        const goals = { home: of, away: against };
        count(virtualOutcome(card, { family: 'soccer', goals }).won, ways * others);
      }
    }
  });
  return marketsOf('soccer', counts, 10_000 ** 2);
}

function basketballMarkets(card: VirtualCard & { sport: 'basketball' }): RoundMarket[] {
  const ways = waysOfDice();
  const { dice, faces } = BASKETBALL;
  const counts = countWays((count) => {
    for (const [home, homeWays] of ways) {
      for (const [away, awayWays] of ways) {
        const results = basketballResults(card.lead, { home, away });
        for (const result of results)
          count(virtualOutcome(card, result).won, (homeWays * awayWays) / results.length);
      }
    }
  });
  return marketsOf('basketball', counts, faces ** (2 * dice));
}

function marketsOf(
  sport: 'soccer' | 'basketball',
  counts: ReadonlyMap<string, ReadonlyMap<string, number>>,
  all: number,
): RoundMarket[] {
  return ORDERS[sport].map(([market, selections]) => ({
    market,
    selections: selections.map((one) =>
      selectionOf(sport, one, [counts.get(market)?.get(one) ?? 0, all]),
    ),
  }));
}

/** The chance that `first` is followed by `second`, of weights that add up to 100. */
function exacta(first: number, second: number): Chance {
  return [first * second, 100 * (100 - first)];
}

/** The chance of a runner to be among the first places, as a fraction of one. */
function placed(weights: readonly number[], runner: number, places: number): number {
  function from(left: readonly number[], sum: number, more: number): number {
    if (more === 0) return 0;
    return left.reduce((chance, weight, at) => {
      if (weight === 0) return chance;
      const others = left.map((each, index) => (index === at ? 0 : each));
      const then = at === runner ? 1 : from(others, sum - weight, more - 1);
      return chance + (weight / sum) * then;
    }, 0);
  }
  return from(weights, 100, places);
}

function raceMarkets({ sport, weights }: VirtualCard & { sport: 'horse' | 'dog' }): RoundMarket[] {
  const numbered = weights.map((weight, at) => ({ weight, number: at + 1 }));
  const pairs = numbered.flatMap((first) =>
    numbered.filter((second) => second !== first).map((second) => ({ first, second })),
  );
  const of = (selection: string, chance: Chance) => selectionOf(sport, selection, chance);
  return [
    {
      market: 'win',
      selections: numbered.map(({ weight, number }) => of(String(number), [weight, 100])),
    },
    {
      market: 'place',
      selections: numbered.map(({ number }, at) =>
        of(String(number), [placed(weights, at, RACE_PLACES[sport]), 1]),
      ),
    },
    {
      market: 'exacta',
      selections: pairs.map(({ first, second }) =>
        of(`${first.number}-${second.number}`, exacta(first.weight, second.weight)),
      ),
    },
    {
      market: 'quinella',
      selections: pairs
        .filter(({ first, second }) => first.number < second.number)
        .map(({ first, second }) => {
          const [a, b] = [exacta(first.weight, second.weight), exacta(second.weight, first.weight)];
          return of(`${first.number}-${second.number}`, [a[0] * b[1] + b[0] * a[1], a[1] * b[1]]);
        }),
    },
  ];
}

/** The markets of an event by its card, with odds in hundredths, rounded down. */
export function virtualMarkets(card: VirtualCard): RoundMarket[] {
  if (card.sport === 'soccer') return soccerMarkets(card);
  if (card.sport === 'basketball') return basketballMarkets(card);
  return raceMarkets(card);
}

/** The lines of a basketball event: handicap of the home side and total, hundredths. */
export function linesOf(card: VirtualCard): { hcp: number; ou: number } | undefined {
  if (card.sport !== 'basketball') return undefined;
  return { hcp: basketballHandicap(card.lead), ou: basketballTotal(card.lead) };
}
