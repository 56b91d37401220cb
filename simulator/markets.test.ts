import { describe, expect, it } from 'vitest';
import { BOARD_KINDS, marketIdsOfBoard } from '#rules/markets/boards.ts';
import { marketType, periodOf } from '#rules/markets/market-types.ts';
import { SPORT_KEYS, type SportKey } from '#rules/sports.ts';
import type { Quote } from './pricing.ts';
import { dayOf, fixturesOfDay } from './schedule.ts';
import { MODELS } from './sport-models.ts';

const FIRST_DAY = dayOf(Date.UTC(2026, 4, 11));
const WEEK = Array.from({ length: 7 }, (_, index) =>
  fixturesOfDay('markets', FIRST_DAY + index),
).flat();

/** Settled where a feed brings them: our own games are offered with overtime here, and in hockey without it. */
const OFFERED_BY_FEEDS_ONLY: Partial<Record<SportKey, readonly number[]>> = {
  basketball: [1, 3, 2],
  baseball: [1, 3, 2],
  'ice-hockey': [342, 28],
};
const ON_BOARDS = new Set(BOARD_KINDS.flatMap((kind) => marketIdsOfBoard(kind)));
/** Enough to see every kind of moment. */
const GAMES = 6;

function fixturesOf(sport: SportKey) {
  return WEEK.filter((fixture) => fixture.league.sport === sport);
}

function quotedBefore(sport: SportKey): Quote[] {
  return fixturesOf(sport).flatMap((fixture) => MODELS[sport].prematch(fixture).flat());
}

function quotedInPlay(sport: SportKey): Quote[] {
  return fixturesOf(sport)
    .filter(({ fate }) => fate === 'played')
    .slice(0, GAMES)
    .flatMap((fixture) => {
      const { instants, markAt } = MODELS[sport].play(fixture);
      return instants.slice(0, -1).flatMap((at) => markAt(at).quotes());
    });
}

describe.each(SPORT_KEYS)('markets of %s', (sport) => {
  const before = quotedBefore(sport);
  const inPlay = quotedInPlay(sport);

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
