import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, TEST_START, type TestApp } from '../../../test/build-test-app.ts';

let site: TestApp;
let admin: string;

beforeAll(async () => {
  site = await buildTestApp({ feed: 'simulated' });
  admin = await site.login('admin01');
  await site.db.query(
    `insert into fixture (id, league_id, sport, home, away, home_id, away_id, starts_at, status, source, finished_at, scores)
     select 'finished01', id, 'football', 'a', 'b', 'a', 'b', $1::bigint, 3, 'test', $1::bigint, '{"10": {"home": 0, "away": 0}}'
     from league limit 1`,
    [TEST_START],
  );
});
afterAll(() => site.close());

function correct(scores: object) {
  return site.call<{ code: string }>('PUT', '/admin/fixture/finished01/result', {
    token: admin,
    body: { scores, reason: 'official result' },
  });
}

it('a correction names parts that the sport has, and nothing else', async () => {
  const score = { home: 1, away: 0 };
  for (const code of ['zzz', 'live', '1', '010']) {
    const { status, body } = await correct({ [code]: score, 100: score });
    expect([code, status, body.code]).toEqual([code, 400, 'VALIDATION']);
  }
  expect((await correct({ 20: score, 100: score })).status).toBe(200);
  const [row] = await site.db.query<{ scores: object }>(
    `select scores from fixture where id = 'finished01'`,
  );
  expect(row?.scores).toEqual({ 10: { home: 0, away: 0 }, 20: score, 100: score });
});

it('a correction has scores up to 999', async () => {
  for (const home of [1_000, 1e9, -1, 1.5]) {
    expect((await correct({ 100: { home, away: 0 } })).status).toBe(400);
  }
  expect((await correct({ 100: { home: 999, away: 0 } })).status).toBe(200);
});
