import { beforeAll, expect, it } from 'vitest';
import { buildTestApp } from '../../../test/build-test-app.ts';
import { stagedAndChecked } from '../../../test/staged.ts';

const DAY = 86_400_000;
const site = stagedAndChecked(() => buildTestApp());
let admin: string;
let member: string;
let keys = 0;

beforeAll(async () => {
  admin = await site.login('admin01');
  member = await site.login('member01');
});

// biome-ignore lint/suspicious/noExplicitAny: a test reads whatever came back
type Body = any;
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
const call = (method: Method, path: string, token = admin, body?: object, key?: string) => {
  keys += 1;
  const headers = { 'idempotency-key': key ?? `tournament-${keys}` };
  return site.call<Body>(method, path, { token, headers, ...(body && { body }) });
};
const draft = (part: object = {}) => ({
  kind: 'sports',
  title: '가을 토너먼트',
  currency: 'KRW',
  startsAt: site.clock.now() + DAY,
  endsAt: site.clock.now() + 2 * DAY,
  rules: { minOdds: 150, oddsCap: 1_000, minStake: 5_000, maxBets: 30 },
  prizes: [{ from: 1, to: 3, points: 100_000 }],
  ...part,
});
const add = async (part: object = {}) =>
  (await call('POST', '/admin/tournament', admin, draft(part))).body;
const records = (id: number) =>
  site.db.query(`select action, actor from audit where target = $1 order by id`, [
    `tournament:${id}`,
  ]);

it('is added once for its key, with a record, and listed', async () => {
  const [body, key] = [draft(), 'tournament-same'];
  const all = await Promise.all(
    Array.from({ length: 5 }, () => call('POST', '/admin/tournament', admin, body, key)),
  );
  expect(new Set(all.map((one) => one.status))).toEqual(new Set([201]));
  const [added] = all;
  expect(new Set(all.map((one) => one.body.id)).size).toBe(1);
  expect(added?.body).toMatchObject({ ...body, state: 'upcoming', players: 0, paid: 0 });
  expect(await records(added?.body.id)).toEqual([
    { action: 'tournament.add', actor: 'mem_demo_admin01' },
  ]);
  const other = await call('POST', '/admin/tournament', admin, draft({ title: '다른' }), key);
  expect(other.body.code).toBe('IDEMPOTENCY_KEY_REUSED');
  const listed = await call('GET', '/desk/tournament', await site.login('manager01'));
  expect(listed.body).toContainEqual(added?.body);
  const members = await call('GET', '/tournament?kind=sports', member);
  expect(members.body).toContainEqual(
    expect.objectContaining({ id: added?.body.id, prizeTotal: 300_000, joinedAt: null }),
  );
});

it.each<[string, (now: number) => object]>([
  ['body.prizes', () => ({ prizes: [{ from: 2, to: 3, points: 1 }] })],
  ['body.startsAt', (now) => ({ startsAt: now - 1 })],
  ['body.endsAt', (now) => ({ endsAt: now })],
  ['body.rules.minOdds', () => ({ kind: 'casino' })],
])('is refused for %s', async (path, part) => {
  const refused = await call('POST', '/admin/tournament', admin, draft(part(site.clock.now())));
  expect([refused.status, refused.body.errors]).toMatchObject([400, [{ path }]]);
  const { id } = await add();
  const change = await call('PUT', `/admin/tournament/${id}`, admin, draft(part(site.clock.now())));
  expect(change.body.errors).toMatchObject([{ path }]);
});

it('is changed and deleted until it begins', async () => {
  const { id } = await add();
  const joined = await call('PUT', `/tournament/${id}/join`, member);
  expect(joined.body).toMatchObject({
    tournament: { players: 1, joinedAt: site.clock.now() },
    own: { rank: 1, points: 0 },
  });
  const path = `/admin/tournament/${id}`;
  const wanted = draft({ title: '겨울 토너먼트', prizes: [{ from: 1, to: 1, points: 5 }] });
  expect((await call('PUT', path, admin, wanted)).body).toMatchObject({ ...wanted, players: 1 });
  const coin = await call('PUT', path, admin, { ...wanted, currency: 'USD' });
  expect(coin.body.code).toBe('INVALID_STATE');
  expect((await call('DELETE', path)).status).toBe(204);
  expect((await call('DELETE', path)).body.code).toBe('NOT_FOUND');
  expect((await call('PUT', path, admin, wanted)).body.code).toBe('NOT_FOUND');
  expect((await call('GET', `/tournament/${id}`, member)).body.code).toBe('NOT_FOUND');
  expect((await records(id)).map(({ action }) => action)).toEqual([
    ...['tournament.add', 'tournament.change', 'tournament.delete'],
  ]);

  const begun = await add({ startsAt: site.clock.now() });
  const of = `/admin/tournament/${begun.id}`;
  expect((await call('PUT', of, admin, draft())).body.code).toBe('INVALID_STATE');
  expect((await call('DELETE', of)).body.code).toBe('INVALID_STATE');
});
