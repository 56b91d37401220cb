import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DAY_MS } from '../../lib/seoul-time.ts';
import { HOUR, openWorld, START, type World } from '../sportsbook/test/world.ts';
import { leagueRecord, leagueTable, teamRecord } from './standings.ts';
import { databases } from '../../../test/databases.ts';

describe.each(databases)('tables and records on %s', (kind) => {
  let world: World;
  beforeAll(async () => {
    world = await openWorld(kind);
  });
  afterAll(() => world.close());

  async function match(
    [home, away]: readonly [string, string],
    { score, days }: { score: readonly [number, number] | null; days: number },
    sport = 'football',
  ): Promise<string> {
    const startsAt = START + days * DAY_MS;
    const { id } = await world.fixture({ sport, startsAt, markets: [] });
    await world.db.query(
      'update fixture set home = $2, away = $3, home_id = $4, away_id = $5 where id = $1',
      [id, home, away, `id-${home}`, `id-${away}`],
    );
    if (score) await world.finish(id, score[0], score[1]);
    return id;
  }
  const table = (sport?: 'football' | 'basketball', league?: string) =>
    leagueTable(world.db, { sport, league }, START + HOUR);

  test('the table of a league has its matches of a year', async () => {
    expect(await table()).toMatchObject({ sports: [], leagues: [], league: null, rows: [] });
    await match(['울산', '대전'], { score: [9, 0], days: -366 });
    await match(['울산', '대전'], { score: [2, 1], days: -20 });
    await match(['서울', '울산'], { score: [1, 1], days: -10 });
    await match(['대전', '서울'], { score: null, days: -5 });
    await match(['서울', '대전'], { score: null, days: 4 });
    await match(['부산', '대구'], { score: [80, 81], days: -2 }, 'basketball');

    const { rows, ...choice } = await table();
    expect(choice).toMatchObject({
      ...{ sports: ['football', 'basketball'], league: { id: 'football' } },
      ...{ leagues: [{ id: 'football' }], countsFrom: START + HOUR - 365 * DAY_MS },
    });
    expect(rows.map(({ name, points, played, form }) => [name, points, played, form])).toEqual([
      ['울산', 4, 2, ['won', 'drawn']],
      ['서울', 1, 1, ['drawn']],
      ['대전', 0, 1, ['lost']],
    ]);
    const basketball = await table(undefined, 'basketball');
    expect(basketball.rows.map(({ name, points }) => [name, points])).toEqual([
      ['대구', null],
      ['부산', null],
    ]);
    expect(await table('basketball', 'football')).toMatchObject({ league: null, rows: [] });
  });

  test('a record has the latest results, the next match and how the two have met', async () => {
    const met = await match(['한강', '낙동'], { score: [0, 3], days: -400 });
    const last = await match(['낙동', '한강'], { score: [1, 1], days: -3 });
    const other = await match(['한강', '금강'], { score: [2, 0], days: -1 });
    const next = await match(['낙동', '한강'], { score: null, days: 2 });
    await match(['한강', '금강'], { score: null, days: 9 });
    const record = await teamRecord(world.db, 'id-한강', START + HOUR);
    expect(record?.team).toEqual({ id: 'id-한강', name: '한강' });
    expect(record?.leagues).toMatchObject([{ id: 'football' }]);
    expect(record?.results.map(({ id }) => id)).toEqual([other, last, met]);
    expect(record?.next?.id).toBe(next);
    expect(record?.meetings).toMatchObject({
      ...{ won: 0, drawn: 1, lost: 1 },
      results: [{ id: last }, { id: met }],
    });
    expect(await teamRecord(world.db, 'nobody', START)).toBeNull();
    const without = await teamRecord(world.db, 'id-금강', START + 30 * DAY_MS);
    expect(without).toMatchObject({ next: null, meetings: { won: 0, drawn: 0, lost: 0 } });
  });

  test('a league has its table, its latest results and what is to come', async () => {
    const now = START + HOUR;
    const record = await leagueRecord(world.db, 'basketball', now);
    expect(record).toMatchObject({
      ...{ league: { id: 'basketball' }, countsFrom: now - 365 * DAY_MS, next: [] },
      rows: [{ name: '대구' }, { name: '부산' }],
      results: [{ home: '부산', away: '대구' }],
    });
    const football = await leagueRecord(world.db, 'football', now);
    const starts = football?.results.map(({ startsAt }) => startsAt) ?? [];
    expect(starts).toEqual(starts.toSorted((one, two) => two - one));
    const next = football?.next.map(({ startsAt }) => startsAt) ?? [];
    expect(next.length).toBeGreaterThan(1);
    expect(next.every((at) => at > now)).toBe(true);
    expect(next).toEqual(next.toSorted((one, two) => one - two));
    expect(await leagueRecord(world.db, 'nobody', now)).toBeNull();
  });
});
