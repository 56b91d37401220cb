import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DAY_MS, startOfSeoulDay } from '../../lib/seoul-time.ts';
import type { MarketSpec } from '../sportsbook/test/specs.ts';
import { HOUR, openWorld, START, type World } from '../sportsbook/test/world.ts';
import { resultOf, resultsOfDay } from './match-results.ts';
import { databases } from '../../../test/databases.ts';

const DAY = startOfSeoulDay(START);

describe.each(databases)('results for everyone on %s', (kind) => {
  let world: World;
  beforeAll(async () => {
    world = await openWorld(kind);
  });
  afterAll(() => world.close());

  const results = (day: number, sport?: 'football' | 'basketball') =>
    resultsOfDay(world.db, { day, sport });
  const result = (id: string) => resultOf(world.db, id, world.clock.now());
  const markets: MarketSpec[] = [
    { typeId: 1, odds: { '1': 185, X: 340, '2': 400 } },
    { typeId: 2, line: 225, odds: { Over: 190, Under: 190 } },
    { typeId: 3, line: -100, odds: { '1': 210, '2': 175 } },
  ];

  test('a day has what was to start on it and is over, by sport', async () => {
    const ended = await world.fixture({ startsAt: DAY, markets });
    await world.finish(ended.id, 2, 1, { home: 1, away: 0 });
    await world.fixture({ startsAt: DAY + HOUR, markets });
    const court = await world.fixture({ sport: 'basketball', startsAt: DAY + DAY_MS - 1, markets });
    await world.finish(court.id, 88, 81);
    const next = await world.fixture({ startsAt: DAY + DAY_MS, markets });
    await world.finish(next.id, 0, 0);

    const day = await results(DAY);
    expect(day).toMatchObject({
      ...{ day: DAY, sport: 'football', leagues: [{ id: 'football' }] },
      counts: [
        { sport: 'football', fixtures: 1 },
        { sport: 'basketball', fixtures: 1 },
      ],
    });
    const { fixtures } = day;
    expect(fixtures).toHaveLength(1);
    expect(fixtures[0]).toMatchObject({ id: ended.id, status: 3, isCorrected: false });
    expect(fixtures[0]?.scores).toEqual({
      ...{ '10': { home: 1, away: 0 }, '20': { home: 1, away: 1 } },
      '100': { home: 2, away: 1 },
    });
    expect((await results(DAY, 'basketball')).fixtures.map(({ id }) => id)).toEqual([court.id]);
    expect((await results(DAY + DAY_MS)).fixtures.map(({ id }) => id)).toEqual([next.id]);
    expect(await results(DAY - DAY_MS)).toEqual({
      ...{ day: DAY - DAY_MS, sport: null },
      ...{ counts: [], leagues: [], fixtures: [] },
    });
  });

  test('a result says what became of each outcome, and again when it is corrected', async () => {
    const { id } = await world.fixture({ startsAt: DAY, markets });
    expect(await result(id)).toBeNull();
    expect(await result('nosuchfixture')).toBeNull();
    await world.finish(id, 2, 0);
    await world.service.settleFixture(id);
    const outcomes = async () => {
      const detail = await result(id);
      return detail?.markets.map(({ typeId, decidedBy, outcomes: all }) => [
        ...[typeId, `${decidedBy?.home}:${decidedBy?.away}`],
        ...all.map(({ outcome, odds, result }) => `${outcome} ${odds} ${result}`),
      ]);
    };
    expect(await outcomes()).toEqual([
      [1, '2:0', '1 185 2', 'X 340 1', '2 400 1'],
      // 2.25 goals: half of the stake on 2.0 comes back.
      [2, '2:0', 'Over 190 4', 'Under 190 5'],
      [3, '2:0', '1 210 2', '2 175 1'],
    ]);
    await world.service.changeResult({
      ...{ fixtureId: id, scores: { '100': { home: 1, away: 0 } }, seen: undefined },
      ...{ reason: '기록 정정', actor: 'mem_admin', ip: '::1' },
    });
    expect((await outcomes())?.at(-1)).toEqual([3, '1:0', '1 210 3', '2 175 3']);
    expect((await result(id))?.fixture.isCorrected).toBe(true);
  });

  test('a void fixture gives everything back, a postponed one decides nothing yet', async () => {
    const [off, late] = [
      await world.fixture({ startsAt: START, status: 4, markets }),
      await world.fixture({ startsAt: START, status: 5, markets }),
    ];
    const found = async (id: string) =>
      (await result(id))?.markets.flatMap(({ outcomes, decidedBy }) => [
        ...outcomes.map(({ result }) => result),
        decidedBy,
      ]);
    expect(await found(off.id)).toEqual([3, 3, 3, null, 3, 3, null, 3, 3, null]);
    expect(await found(late.id)).toEqual([0, 0, 0, null, 0, 0, null, 0, 0, null]);
  });
});
