import { describe, expect, test } from 'vitest';
import type { TableVenue } from '#rules/standings.ts';
import { DAY_MS } from '../../lib/seoul-time.ts';
import { HOUR, stageWorld, START } from '../sportsbook/test/world.ts';
import { findPlaces, readPlaces } from './search.ts';
import { leagueRecord, leagueTable, meetingsOf, teamRecord } from './standings.ts';
import { databases } from '../../../test/databases.ts';

describe.each(databases)('tables and records on %s', (kind) => {
  const world = stageWorld(kind);

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
  const table = (sport?: 'football' | 'basketball', league?: string, venue?: TableVenue) =>
    leagueTable(world.db, { sport, league, venue }, START + HOUR);

  test('the table of a league has the matches of its season', async () => {
    expect(await table()).toMatchObject({ sports: [], leagues: [], league: null, rows: [] });
    await match(['울산', '대전'], { score: [9, 0], days: -366 });
    await match(['울산', '대전'], { score: [0, 7], days: -61 });
    await match(['울산', '대전'], { score: [2, 1], days: -20 });
    await match(['서울', '울산'], { score: [1, 1], days: -10 });
    await match(['대전', '서울'], { score: null, days: -5 });
    await match(['서울', '대전'], { score: null, days: 4 });
    await match(['부산', '대구'], { score: [80, 81], days: -2 }, 'basketball');

    const { rows, ...choice } = await table();
    expect(choice).toMatchObject({
      sports: ['football', 'basketball'],
      league: { id: 'football' },
      leagues: [{ id: 'football' }],
      countsFrom: START - 20 * DAY_MS,
      venue: 'all',
      competitions: [{ id: 'football' }],
    });
    expect(rows.map(({ name, points, played, form }) => [name, points, played, form])).toEqual([
      ['울산', 4, 2, ['won', 'drawn']],
      ['서울', 1, 1, ['drawn']],
      ['대전', 0, 1, ['lost']],
    ]);
    const home = await table('football', 'football', 'home');
    expect(home).toMatchObject({
      venue: 'home',
      rows: [{ name: '울산', played: 1 }, { name: '서울' }],
    });
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
      won: 0,
      drawn: 1,
      lost: 1,
      results: [{ id: last }, { id: met }],
    });
    expect(await teamRecord(world.db, 'nobody', START)).toBeNull();
    const without = await teamRecord(world.db, 'id-금강', START + 30 * DAY_MS);
    expect(without).toMatchObject({ next: null, meetings: { won: 0, drawn: 0, lost: 0 } });
  });

  test('two teams have how they met, and where both stand', async () => {
    const [teamId, opponentId] = ['id-한강', 'id-낙동'];
    const now = START + HOUR;
    const meetings = await meetingsOf(world.db, { teamId, opponentId }, now);
    expect(meetings).toMatchObject({
      won: 0,
      drawn: 1,
      lost: 1,
      results: [{ homeId: 'id-낙동' }, {}],
    });
    expect(meetings?.standings.map(({ teamId: id, placeBefore }) => [id, placeBefore])).toEqual([
      ['id-한강', null],
      ['id-낙동', null],
    ]);
    const turned = await meetingsOf(world.db, { teamId: opponentId, opponentId: teamId }, now);
    expect(turned).toMatchObject({ won: 1, drawn: 1, lost: 0 });
    expect(await meetingsOf(world.db, { teamId, opponentId: 'nobody' }, now)).toBeNull();
  });

  test('a search finds teams and leagues by a part of the name or initials, teams to play first', async () => {
    await match(['강원 FC', '수원'], { score: [1, 0], days: -1 });
    const places = await readPlaces(world.db, START + HOUR);
    const found = (text: string) => {
      const { leagues, teams } = findPlaces(places, text);
      return [teams.map(({ name }) => name), leagues.map(({ id }) => id)];
    };
    // Both have played, and one of them is to play.
    expect(found('강')).toEqual([['금강', '한강', '강원 FC'], ['football']]);
    expect(found('ㄱㅇ')).toEqual([['강원 FC'], ['football']]);
    expect(found('원f')).toEqual([['강원 FC'], ['football']]);
    expect(found('리그')).toEqual([[], ['basketball', 'football']]);
    expect(found(' ')).toEqual([[], []]);
    expect(found('없는 팀')).toEqual([[], []]);
  });

  test('a league has its table, its latest results and what is to come', async () => {
    const now = START + HOUR;
    const record = await leagueRecord(world.db, 'basketball', now);
    expect(record).toMatchObject({
      league: { id: 'basketball' },
      countsFrom: START - 2 * DAY_MS,
      next: [],
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
