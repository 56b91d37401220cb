import { describe, expect, it } from 'vitest';
import { BOARD_KINDS, marketIdsOfBoard } from '#rules/markets/boards.ts';
import { marketType, periodOf } from '#rules/markets/market-types.ts';
import { OFFERED_SPORTS } from '#rules/markets/offered-sports.ts';
import type { Quote } from './pricing.ts';
import { dayOf, fixturesOfDay } from './schedule.ts';
import { MODELS, PLAYED_SPORTS, type PlayedSport } from './sport-models.ts';

const FIRST_DAY = dayOf(Date.UTC(2026, 4, 11));
const WEEK = Array.from({ length: 7 }, (_, index) =>
  fixturesOfDay('markets', FIRST_DAY + index),
).flat();

/** Settled where a feed brings them: our own games are offered with overtime here, in hockey without it, and football's half as its first period. */
const OFFERED_BY_FEEDS_ONLY: Partial<Record<PlayedSport, readonly number[]>> = {
  football: [53, 77],
  basketball: [1, 3, 2],
  baseball: [1, 3, 2],
  'ice-hockey': [342, 28],
};
const ON_BOARDS = new Set(BOARD_KINDS.flatMap((kind) => marketIdsOfBoard(kind)));
/** Enough to see every kind of moment. */
const GAMES = 6;

function fixturesOf(sport: PlayedSport) {
  return WEEK.filter((fixture) => fixture.league.sport === sport);
}

function quotedBefore(sport: PlayedSport): Quote[] {
  const { prematch, further } = MODELS[sport];
  return fixturesOf(sport).flatMap((fixture) => [...prematch(fixture), ...further(fixture)].flat());
}

function quotedInPlay(sport: PlayedSport): Quote[] {
  return fixturesOf(sport)
    .filter(({ fate }) => fate === 'played')
    .slice(0, GAMES)
    .flatMap((fixture) => {
      const { instants, markAt } = MODELS[sport].play(fixture);
      return instants.slice(0, -1).flatMap((at) => markAt(at).quotes());
    });
}

it('every sport with a market on offer is played, and no other', () => {
  expect([...PLAYED_SPORTS].sort()).toEqual([...OFFERED_SPORTS].sort());
});

/** Types of market on one fixture, lines of one counted once: as few and as many as a sport has. */
const ON_A_FIXTURE: Readonly<Record<PlayedSport, readonly [number, number]>> = {
  football: [105, 120],
  basketball: [45, 55],
  baseball: [35, 42],
  volleyball: [30, 36],
  'ice-hockey': [48, 57],
  'e-sports': [20, 33],
};

describe.each(PLAYED_SPORTS)('markets of %s', (sport) => {
  const before = quotedBefore(sport);
  const inPlay = quotedInPlay(sport);

  it('are as many on each fixture as the sport has', () => {
    const counts = fixturesOf(sport).map((fixture) => {
      const { prematch, further } = MODELS[sport];
      const quotes = [...prematch(fixture), ...further(fixture)].flat();
      return new Set(quotes.map(({ typeId }) => typeId)).size;
    });
    const [least, most] = ON_A_FIXTURE[sport];
    expect(Math.min(...counts), counts.join()).toBeGreaterThanOrEqual(least);
    expect(Math.max(...counts), counts.join()).toBeLessThanOrEqual(most);
  });

  it('have one price for one thing', () => {
    for (const quotes of fixturesOf(sport).map((fixture) => [
      ...MODELS[sport].prematch(fixture).flat(),
      ...MODELS[sport].further(fixture).flat(),
    ])) {
      const keys = quotes.map(({ typeId, line }) => `${typeId} ${line}`);
      expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
    }
  });

  it('stand on their boards before the start', () => {
    const quoted = new Set(before.map(({ typeId }) => typeId));
    const offered = [...ON_BOARDS].filter((id) => marketType(id)?.sports.includes(sport));
    expect(offered.length).toBeGreaterThan(0);
    const missing = offered.filter((id) => !quoted.has(id));
    expect(missing).toEqual(OFFERED_BY_FEEDS_ONLY[sport] ?? []);
  });

  it('are offered by the table, so that they can be settled', () => {
    const ids = new Set([...before, ...inPlay].map(({ typeId }) => typeId));
    expect([...ids].filter((id) => !marketType(id)?.sports.includes(sport))).toEqual([]);
  });

  it('close with the part that they are about', () => {
    const open = [...before, ...inPlay].filter((quote) => {
      const type = marketType(quote.typeId);
      return type && /^(p\d|half\d|i1-5)$/.test(periodOf(type)) && quote.until === undefined;
    });
    expect([...new Set(open.map(({ typeId }) => typeId))]).toEqual([]);
  });
});
