import { beforeAll, expect, it } from 'vitest';
import { buildTestApp, TEST_START } from '../../../test/build-test-app.ts';
import { staged } from '../../../test/staged.ts';

const site = staged(() => buildTestApp({ feed: 'simulated' }));
let admin: string;

beforeAll(async () => {
  admin = await site.login('admin01');
  await site.db.query(
    `insert into fixture (id, league_id, sport, home, away, home_id, away_id, starts_at, status, source, finished_at, scores)
     select 'finished01', id, 'football', 'a', 'b', 'a', 'b', $1::bigint, 3, 'test', $1::bigint, '{"10": {"home": 0, "away": 0}}'
     from league limit 1`,
    [TEST_START],
  );
});

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

it('a correction of counts names its part, and one of nothing what is missing', async () => {
  const send = (body: object) =>
    site.call<{ code: string; errors?: { path: string }[] }>(
      'PUT',
      '/admin/fixture/finished01/result',
      { token: admin, body: { reason: 'official result', ...body } },
    );
  const paths = async (body: object) => {
    const { status, body: answer } = await send(body);
    return [status, answer.errors?.map(({ path }) => path)];
  };
  const count = { home: 4, away: 2 };
  expect(await paths({})).toEqual([400, ['scores']]);
  expect(await paths({ counts: { corner: { 35: count } } })).toEqual([400, ['counts.corner.35']]);
  expect((await send({ counts: { offside: { 10: count } } })).status).toBe(400);
  const preview = (body: object) =>
    site.call('POST', '/admin/fixture/finished01/preview', { token: admin, body });
  expect((await preview({ scores: null, counts: { corner: { 10: count } } })).status).toBe(400);
  expect((await preview({})).status).toBe(400);
  expect((await preview({ counts: { corner: { 10: count } } })).status).toBe(200);
  expect((await send({ counts: { corner: { 10: count, 20: count } } })).status).toBe(200);
  const [row] = await site.db.query<{ counts: object }>(
    `select counts from fixture where id = 'finished01'`,
  );
  const whole = { home: 8, away: 4 };
  expect(row?.counts).toEqual({ corner: { 10: count, 20: count, 100: whole, live: whole } });
  const manager = await site.login('manager01');
  const { status } = await site.call('PUT', '/admin/fixture/finished01/result', {
    token: manager,
    body: { counts: { corner: { 10: count } }, reason: 'official result' },
  });
  expect(status).toBe(403);
});

it('a fixture that staff has voided stays void while the feed plays on', async () => {
  const [next] = await site.db.query<{ id: string; startsAt: number }>(
    `select id, starts_at as "startsAt" from fixture where status = 1 and starts_at > $1 order by starts_at, id limit 1`,
    [TEST_START],
  );
  if (!next) throw new Error('the feed offers nothing');
  const url = `/admin/fixture/${next.id}/void`;
  const send = () =>
    site.call<{ code: string }>('POST', url, { token: admin, body: { reason: '시작 시간 오류' } });
  expect((await send()).status).toBe(200);
  const token = await site.login('member01');
  const isVoid = async () => {
    const { body } = await site.call<{
      data: { fixture: { status: number; markets: { status: number }[] } };
    }>('GET', `/sports/fixture/${next.id}`, { token });
    const { status, markets } = body.data.fixture;
    expect([status, markets.filter((market) => market.status !== 3)]).toEqual([4, []]);
    const [row] = await site.db.query<{ status: number }>(
      'select status from fixture where id = $1',
      [next.id],
    );
    expect(row?.status).toBe(4);
  };
  await isVoid();
  await site.advanceTo(next.startsAt + 600_000);
  await isVoid();
  expect((await send()).body.code).toBe('INVALID_STATE');
});

it('a correction has scores up to 999', async () => {
  for (const home of [1_000, 1e9, -1, 1.5]) {
    expect((await correct({ 100: { home, away: 0 } })).status).toBe(400);
  }
  expect((await correct({ 100: { home: 999, away: 0 } })).status).toBe(200);
});

it('staff gives the official result of a match that the feed has lost, which ends it', async () => {
  const [match] = await site.db.query<{ id: string }>(
    `select id from fixture where status = 1 and sport = 'football' and starts_at > $1 order by starts_at desc, id limit 1`,
    [site.clock.now()],
  );
  if (!match) throw new Error('the feed offers nothing');
  await site.db.query('update fixture set status = 8 where id = $1', [match.id]);
  const send = (scores: object) =>
    site.call<{ code: string; errors?: { path: string }[] }>(
      'PUT',
      `/admin/fixture/${match.id}/result`,
      { token: admin, body: { scores, reason: 'official result' } },
    );
  const score = { home: 1, away: 0 };
  const { status, body } = await send({ 10: score });
  expect([status, body.errors?.map(({ path }) => path)]).toEqual([400, ['scores.100']]);
  const list = await site.call<{ data: { id: string; canCorrect: boolean }[] }>(
    'GET',
    `/admin/fixture?q=${match.id}`,
    { token: admin },
  );
  expect(list.body.data.map(({ canCorrect }) => canCorrect)).toEqual([true]);
  expect((await send({ 10: score, 20: { home: 0, away: 0 }, 100: score })).status).toBe(200);
  const [row] = await site.db.query<object>(
    `select status, finished_at as "finishedAt", needs_settlement as need,
       (select count(*)::int from market where fixture_id = f.id and status <> 3) as open
     from fixture f where id = $1`,
    [match.id],
  );
  expect(row).toEqual({ status: 3, finishedAt: site.clock.now(), need: false, open: 0 });
});
