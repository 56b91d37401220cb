import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readRoundRows, roundModules } from '../../scripts/lib/round-tables.ts';
import { type DrawFamily, ROUND_GAMES, type RoundGame } from './games.ts';
import { hiLoName } from './hilo.ts';
import { eachResult } from './test/all-results.ts';
import { marketsOf, type RoundSelection } from './tables.ts';

interface Counted {
  won: number;
  void: number;
}

/** How many of all draws each selection of a table wins and is refunded in, by `market/selection`. */
function countAll(
  game: { family: DrawFamily; table: string },
  base?: { rank: number; suit: number },
) {
  const counts = new Map<string, Counted>();
  const add = (market: string, selections: readonly string[], key: keyof Counted, ways: number) => {
    for (const selection of selections) {
      const name = `${market}/${selection}`;
      const count = counts.get(name) ?? { won: 0, void: 0 };
      count[key] += ways;
      counts.set(name, count);
    }
  };
  const all = eachResult(
    game,
    (outcome, ways) => {
      for (const [market, won] of Object.entries(outcome.won)) add(market, won, 'won', ways);
      for (const [market, back] of Object.entries(outcome.void ?? {}))
        add(market, back, 'void', ways);
    },
    base,
  );
  return { counts, all };
}

const counted = new Map<string, ReturnType<typeof countAll>>();

/** Counted once a table: baccarat and blackjack have a million hands and more. */
function countOnce(game: RoundGame): ReturnType<typeof countAll> {
  const known = counted.get(game.table) ?? countAll(game);
  counted.set(game.table, known);
  return known;
}

const games = [...new Map(ROUND_GAMES.map((game) => [game.table, game])).values()];
const [hilo] = games.filter(({ family }) => family === 'hilo');

function check(
  { selection, chance: [num, den], refund }: RoundSelection,
  { counted, all, isExact }: { counted: Counted | undefined; all: number; isExact: boolean },
): void {
  const { won, void: back } = counted ?? { won: 0, void: 0 };
  if (isExact) expect(BigInt(won) * BigInt(den), selection).toBe(BigInt(num) * BigInt(all));
  else expect((won / all).toFixed(9), selection).toBe((num / den).toFixed(9));
  expect((back / all).toFixed(6), `${selection} refunded`).toBe(refund.toFixed(6));
}

describe.each(games.filter((game) => game !== hilo))(
  'the table of $table',
  { timeout: 240_000 },
  (game) => {
    it('has the chances that its own rules give', () => {
      const { counts, all } = countOnce(game);
      // Of blackjack chances are sums of floating point numbers, printed to nine decimals.
      const isExact = game.family !== 'blackjack';
      for (const { market, selections } of marketsOf(game)) {
        for (const one of selections) {
          check(one, { counted: counts.get(`${market}/${one.selection}`), all, isExact });
        }
      }
    });

    it('returns less than every stake, and 80 % of it or more', () => {
      const { counts, all } = countOnce(game);
      for (const { market, selections } of marketsOf(game)) {
        for (const { selection, odds, chance, refund } of selections) {
          const returned = (chance[0] / chance[1]) * (odds / 100) + refund;
          // A single of dice pays more for two and three of them: its table shows the price of one.
          const isSingle = market === 'single';
          expect(returned, `${market} ${selection}`).toBeLessThan(1);
          expect(returned, `${market} ${selection}`).toBeGreaterThan(isSingle ? 0.84 : 0.8);
          expect(counts.has(`${market}/${selection}`), `${selection} can win`).toBe(true);
        }
      }
      expect(all).toBeGreaterThan(0);
    });
  },
);

describe('the table of higher and lower', () => {
  it.each(Array.from({ length: 13 }, (_, index) => index + 1))(
    'has its chances on rank %i',
    (rank) => {
      const base = { rank, suit: 0 };
      const game = { family: 'hilo', table: 'hilo' } as const;
      const { counts, all } = countAll(game, base);
      const markets = marketsOf(game, hiLoName(base));
      for (const { market, selections } of markets) {
        for (const one of selections)
          check(one, { counted: counts.get(`${market}/${one.selection}`), all, isExact: true });
      }
      const offered = markets.find(({ market }) => market === 'hilo')?.selections ?? [];
      const possible = [...counts.keys()].filter((key) => key.startsWith('hilo/'));
      expect(offered.map(({ selection }) => `hilo/${selection}`).toSorted()).toEqual(
        possible.toSorted(),
      );
      // As much as five hundredths below what would be fair, rounded down.
      for (const { odds, chance } of offered)
        expect(odds).toBe(Math.floor((95 * chance[1]) / chance[0]));
    },
  );
});

it('is generated from the table of the domain', () => {
  const rows = readRoundRows();
  for (const [file, text] of Object.entries(roundModules(rows)))
    expect(readFileSync(join(import.meta.dirname, file), 'utf8'), file).toBe(text);
  for (const { table, market, selection, odds } of rows) {
    const offered = marketsOf({ table }).find((one) => one.market === market)?.selections;
    if (market === 'hilo' || table.startsWith('v-')) continue;
    expect(offered?.find((one) => one.selection === selection)?.odds, selection).toBe(odds);
  }
});
