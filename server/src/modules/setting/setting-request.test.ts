import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-test-app.ts';
import { checkInvariants } from '../../invariants.ts';

let site: TestApp;
let admin: string;
let other: string;

beforeAll(async () => {
  site = await buildTestApp();
  await site.db.query(
    `insert into member (id, user_id, nickname, password_hash, withdraw_password_hash, currency, state, type, role, created_at)
     select 'mem_admin02', 'admin02', '둘째관리', password_hash, '', 'KRW', 'approved', 1, 10, 0
     from member where user_id = 'admin01'`,
  );
  admin = await site.login('admin01');
  other = await site.login('admin02');
});
afterAll(async () => {
  expect(await checkInvariants(site.db)).toEqual([]);
  await site.close();
});

type Method = Parameters<TestApp['call']>[0];
const call = (method: Method, path: string, body: object, token = admin) =>
  // biome-ignore lint/suspicious/noExplicitAny: a test reads whatever came back
  site.call<any>(method, path, { token, body });
const ask = (usdRate: number) =>
  call('POST', '/admin/setting/request', { usdRate, reason: '환율 반영' });
const decide = (id: string, event: string, token: string, reason: string | null = null) =>
  call('POST', `/desk/request/setting/${id}`, { event, reason }, token);
const rate = async () =>
  (await site.db.query<{ value: number }>(`select value from setting where key = 'usdRate'`))[0]
    ?.value ?? null;

it('sets a rate when another admin grants it, once', async () => {
  const before = await rate();
  const { status, body } = await ask(13_805_000);
  expect({ status, state: body.state }).toEqual({ status: 201, state: 'awaiting_second' });
  expect(body.setting).toMatchObject({ field: 'usdRate', before, after: 13_805_000 });
  expect(await rate()).toBe(before);
  expect((await decide(body.id, 'second', admin)).body.code).toBe('SAME_PERSON');
  const manager = await site.login('manager01');
  expect((await decide(body.id, 'second', manager)).body.code).toBe('FORBIDDEN');
  const both = await Promise.all([
    decide(body.id, 'second', other),
    decide(body.id, 'second', other),
  ]);
  expect(both.map((one) => one.status)).toEqual([200, 200]);
  expect(await rate()).toBe(13_805_000);
  const audited = await site.db.query(
    'select action, actor from audit where target = $1 order by id',
    [body.id],
  );
  expect(audited).toEqual([
    { action: 'setting.approve', actor: 'mem_demo_admin01' },
    { action: 'setting.second', actor: 'mem_admin02' },
  ]);
});

it('opens one request however often it is asked for, until it is decided', async () => {
  const asked = await Promise.all([ask(13_905_000), ask(13_905_000), ask(13_905_000)]);
  asked.push(await ask(13_905_000));
  expect(asked.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
  const [id] = new Set(asked.map(({ body }) => body.id));
  expect(new Set(asked.map(({ body }) => body.id)).size).toBe(1);
  const more = await Promise.all([
    ask(13_915_000),
    call('POST', '/admin/setting/request', { usdRate: 13_905_000, reason: '다른 사유' }),
    call('POST', '/admin/setting/request', { usdRate: 13_905_000, reason: '환율 반영' }, other),
  ]);
  expect(new Set(more.map(({ body }) => body.id)).size).toBe(3);
  const audited = await site.db.query('select action from audit where target = $1', [id]);
  expect(audited).toEqual([{ action: 'setting.approve' }]);
  expect((await decide(id, 'reject', other, '확인 필요')).status).toBe(200);
  expect((await ask(13_905_000)).body.id).not.toBe(id);
});

it('sets nothing that was rejected', async () => {
  const before = await rate();
  const { body } = await ask(14_000_000);
  expect((await decide(body.id, 'reject', other)).body.code).toBe('VALIDATION');
  expect((await decide(body.id, 'reject', other, '확인 필요')).body.state).toBe('rejected');
  expect((await decide(body.id, 'second', other)).body.code).toBe('INVALID_STATE');
  expect(await rate()).toBe(before);
  expect((await ask(1)).body.code).toBe('VALIDATION');
});

it('replaces the banned words at once, with what looks like them', async () => {
  const { body } = await call('PATCH', '/admin/setting', { idNiknameBan: ['운영팀', 'hanpan'] });
  expect(body.idNiknameBan).toEqual(['hanpan', '운영팀']);
  const count = async (word: string) =>
    (await site.call<number>('GET', `/member/check?userIdEquals=${word}`)).body;
  expect(await Promise.all(['hanpan', 'HANPAN', 'manager9'].map(count))).toEqual([1, 1, 0]);
  const [record] = await site.db.query<{ before: object; after: object }>(
    `select before, after from audit where action = 'setting.change' order by id desc limit 1`,
  );
  expect(record?.after).toMatchObject({ idNiknameBan: ['hanpan', '운영팀'] });
  expect(record?.before).toHaveProperty('idNiknameBan');
  for (const words of [['A'], ['<b>'], ['same', 'same'], ['x'.repeat(21)]])
    expect((await call('PATCH', '/admin/setting', { idNiknameBan: words })).status).toBe(400);
});
