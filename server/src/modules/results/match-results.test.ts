import { describe, expect, test } from 'vitest';
import { DAY_MS, startOfSeoulDay } from '../../lib/seoul-time.ts';
import type { MarketSpec } from '../sportsbook/test/specs.ts';
import { HOUR, stageWorld, START } from '../sportsbook/test/world.ts';
import { resultOf, resultsOfDay } from './match-results.ts';
import { databases } from '../../../test/databases.ts';

const DAY = startOfSeoulDay(START);

describe.each(databases)('results for everyone on %s', (kind) => {
  const world = stageWorld(kind);

  const results = (day: number, sport?: 'football' | 'basketball') =>
    resultsOfDay(world.db, { day, sport, now: world.clock.now() });
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

    const all = await results(DAY);
    expect(all).toMatchObject({
      day: DAY,
      sport: null,
      leagues: [{ id: 'football' }, { id: 'basketball' }],
      days: [{ day: DAY, fixtures: 2 }],
      counts: [
        { sport: 'football', fixtures: 1 },
        { sport: 'basketball', fixtures: 1 },
      ],
    });
    expect(all.fixtures.map(({ id }) => id)).toEqual([ended.id, court.id]);
    const day = await results(DAY, 'football');
    expect(day).toMatchObject({ sport: 'football', leagues: [{ id: 'football' }] });
    const { fixtures } = day;
    expect(fixtures).toHaveLength(1);
    expect(fixtures[0]).toMatchObject({ id: ended.id, status: 3, isCorrected: false });
    expect(fixtures[0]?.scores).toEqual({
      '10': { home: 1, away: 0 },
      '20': { home: 1, away: 1 },
      '100': { home: 2, away: 1 },
    });
    expect((await results(DAY, 'basketball')).fixtures.map(({ id }) => id)).toEqual([court.id]);
    expect((await results(DAY + DAY_MS)).fixtures.map(({ id }) => id)).toEqual([next.id]);
    expect(await results(DAY - DAY_MS)).toEqual({
      day: DAY - DAY_MS,
      sport: null,
      days: [{ day: DAY, fixtures: 2 }],
      counts: [],
      leagues: [],
      fixtures: [],
    });
  });

  test('the latest 14 days are counted, the latest first', async () => {
    for (const days of [13, 14, 2, 2]) {
      const { id } = await world.fixture({ startsAt: DAY - days * DAY_MS, markets: [] });
      await world.finish(id, 0, 0);
    }
    const { days } = await results(DAY - 30 * DAY_MS);
    expect(days.map(({ day, fixtures }) => [(DAY - day) / DAY_MS, fixtures])).toEqual([
      [0, 2],
      [2, 2],
      [13, 1],
    ]);
  });

  test('a day has what became of the markets that the domestic board showed, and how many are kept', async () => {
    const startsAt = DAY - 3 * DAY_MS;
    const { id } = await world.fixture({ startsAt, markets });
    const board = markets.map(({ typeId, line = null, odds }) => ({
      id: `${id}.${typeId}.${line ?? '_'}`,
      typeId,
      line,
      offerScore: null,
      outcomes: Object.entries(odds).map(([outcome, price]) => ({ outcome, odds: price })),
    }));
    const withOvertime = { ...board[1], id: `${id}.28.150`, typeId: 28, line: 150 };
    await world.db.query('update fixture set board_markets = $2::jsonb where id = $1', [
      ...[id, JSON.stringify([...board.slice(0, 1), withOvertime, ...board.slice(1)])],
    ]);
    await world.finish(id, 2, 0);
    const [fixture] = (await results(startsAt)).fixtures;
    expect(fixture).toMatchObject({ id, marketCount: 3 });
    const became = fixture?.main?.map(({ typeId, line, decidedBy, outcomes }) => [
      ...[typeId, line, `${decidedBy?.home}:${decidedBy?.away}`],
      ...outcomes.map(({ outcome, odds, result: code }) => `${outcome} ${odds} ${code}`),
    ]);
    expect(became).toEqual([
      [1, null, '2:0', '1 185 2', 'X 340 1', '2 400 1'],
      [3, -100, '2:0', '1 210 2', '2 175 1'],
      [2, 225, '2:0', 'Over 190 4', 'Under 190 5'],
    ]);
    expect((await result(id))?.fixture).not.toHaveProperty('main');
  });

  test('a market that the dictionary does not have has its own name', async () => {
    const startsAt = DAY - 5 * DAY_MS;
    const unknown: MarketSpec = { typeId: 987_654, odds: { Yes: 190, No: 190 } };
    const { id } = await world.fixture({ startsAt, markets: [...markets.slice(0, 1), unknown] });
    await world.db.query(`update market set name = 'Golden Shoe' where type_id = 987654`);
    await world.finish(id, 1, 0);
    expect((await result(id))?.markets.map(({ name }) => name)).toEqual([undefined, 'Golden Shoe']);
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
      fixtureId: id,
      scores: { '100': { home: 1, away: 0 } },
      seen: undefined,
      reason: '기록 정정',
      actor: 'mem_admin',
      ip: '::1',
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
