import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { readRoundRows, type RoundRow } from '../../scripts/lib/round-tables.ts';
import { drawsFrom } from './draws.ts';
import { roundAt } from './clock.ts';
import { VENUES } from './venues.ts';
import {
  BASKETBALL_LEADS,
  drawCard,
  drawVirtual,
  RACE_WEIGHTS,
  SOCCER_CLASSES,
} from './virtual.ts';
import { type VirtualCard, virtualOutcome } from './virtual.ts';
import { linesOf, virtualMarkets } from './virtual-odds.ts';

const rows = readRoundRows();

/** Cards whose markets the domain's table lists, by its name. */
const cards: [string, VirtualCard, (row: RoundRow) => string][] = [
  ...SOCCER_CLASSES.map((_, strength): [string, VirtualCard, (row: RoundRow) => string] => [
    `v-soccer-S${strength + 1}`,
    { sport: 'soccer', strength, home: 0, away: 1 },
    ({ selection }) => selection,
  ]),
  ...BASKETBALL_LEADS.map((lead): [string, VirtualCard, (row: RoundRow) => string] => [
    `v-basketball-d${lead}`,
    { sport: 'basketball', lead, home: 0, away: 1 },
    ({ selection }) => selection,
  ]),
  ...(['horse', 'dog'] as const).map((sport): [string, VirtualCard, (row: RoundRow) => string] => [
    `v-${sport}`,
    { sport, weights: RACE_WEIGHTS[sport] },
    // The table names runners by their weight.
    ({ selection }) =>
      String(RACE_WEIGHTS[sport].findIndex((weight) => selection === `w${weight}`) + 1),
  ]),
];

describe.each(cards)('the markets of %s', (table, card, nameOf) => {
  const offered = virtualMarkets(card);

  it('have the chances and odds of the domain', () => {
    const expected = rows.filter((row) => row.table === table);
    expect(expected.length).toBeGreaterThan(5);
    for (const row of expected) {
      const selections = offered.find(({ market }) => market === row.market)?.selections;
      const one = selections?.find(({ selection }) => selection === nameOf(row));
      expect(one?.odds, `${row.market} ${row.selection}`).toBe(row.odds);
      const [num = 0, den = 1] = one?.chance ?? [];
      expect((num / den).toFixed(9), row.selection).toBe(
        (row.chance[0] / row.chance[1]).toFixed(9),
      );
    }
  });

  it('return 80 % or more, and less than what is staked', () => {
    for (const { market, selections } of offered) {
      for (const { selection, odds, chance } of selections) {
        const returned = ((chance[0] / chance[1]) * odds) / 100;
        expect(returned, `${market} ${selection}`).toBeGreaterThan(0.8);
        expect(returned, `${market} ${selection}`).toBeLessThan(1);
      }
    }
  });

  it('add up to one for each place that pays', () => {
    for (const { market, selections } of offered) {
      const sum = selections.reduce((total, { chance }) => total + chance[0] / chance[1], 0);
      const places = market === 'place' ? (card.sport === 'horse' ? 3 : 2) : 1;
      expect(sum, market).toBeCloseTo(places, 9);
    }
  });
});

it('the worked examples of races', () => {
  const odds = (sport: 'horse' | 'dog', market: string) =>
    virtualMarkets({ sport, weights: RACE_WEIGHTS[sport] })
      .find((one) => one.market === market)
      ?.selections.find(({ selection }) => selection === '1-2')?.odds;
  expect([odds('horse', 'exacta'), odds('horse', 'quinella')]).toEqual([1674, 858]);
  expect([odds('dog', 'exacta'), odds('dog', 'quinella')]).toEqual([1152, 594]);
});

describe('events of the venues', () => {
  const bytes = (text: string) =>
    Buffer.concat(
      Array.from({ length: 40 }, (_, at) => createHash('sha256').update(`${text} ${at}`).digest()),
    );

  it.each(VENUES)('$key draws what its own selections settle by', ({ sport }) => {
    for (let event = 0; event < 200; event += 1) {
      const draws = drawsFrom(bytes(`${sport} ${event}`));
      const card = drawCard(sport, draws);
      const { won } = virtualOutcome(card, drawVirtual(card, draws));
      for (const { market, selections } of virtualMarkets(card)) {
        const names = selections.map(({ selection }) => selection);
        const places = market === 'place' ? (sport === 'horse' ? 3 : 2) : 1;
        expect(won[market], market).toHaveLength(places);
        for (const one of won[market] ?? []) expect(names, market).toContain(one);
      }
    }
  });

  it('of a sport start at different times', () => {
    const at = Date.parse('2026-01-02T13:37:42+09:00');
    const soccer = VENUES.filter(({ sport }) => sport === 'soccer');
    expect(new Set(soccer.map((venue) => roundAt(venue, at).drawsAt)).size).toBe(4);
  });
});

it('lines of basketball fall between two points', () => {
  expect(linesOf({ sport: 'basketball', lead: -3, home: 0, away: 1 })).toEqual({
    hcp: 250,
    ou: 21_250,
  });
  expect(linesOf({ sport: 'soccer', strength: 0, home: 0, away: 1 })).toBeUndefined();
});
