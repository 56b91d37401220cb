import { beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-test-app.ts';
import { checkInvariants } from '../../invariants.ts';
import { staged } from '../../../test/staged.ts';

const ONE = 'mem_demo_member01';
const GOLD = 'mem_demo_member02';
const LEFT = 'mem_left';

const site = staged(() => buildTestApp());
let manager: string;
let keys = 0;

beforeAll(async () => {
  manager = await site.login('manager01');
  for (const [id, state, level] of [
    [LEFT, 'withdrawn', 5],
    ['mem_refused', 'rejected', 5],
    ['mem_banned', 'suspended', 5],
  ])
    await site.db.query(
      `insert into member (id, user_id, nickname, password_hash, withdraw_password_hash, currency, state, level, created_at)
       values ($1, $1, $1, '', '', 'KRW', $2, $3, 1)`,
      [id, state, level],
    );
});

type Method = Parameters<TestApp['call']>[0];
const call = (method: Method, path: string, body?: object, token = manager) => {
  keys += 1;
  const headers = { 'idempotency-key': `broadcast-${keys}` };
  // biome-ignore lint/suspicious/noExplicitAny: a test reads whatever came back
  return site.call<any>(method, path, { token, headers, ...(body && { body }) });
};
const text = { title: '이벤트', contents: '첫 충전 보너스' };
const send = (to: object) => call('POST', '/desk/message', { ...text, ...to });
const reach = async (to: object) => (await call('POST', '/desk/message/preview', to)).body;
async function receiversOf(): Promise<string[]> {
  const rows = await site.db.query<{ id: string }>(
    `select m.member_id as id from message m where m.sent_message_id =
       (select id from sent_message order by sent_at desc, id desc limit 1) order by 1`,
  );
  return rows.map(({ id }) => id);
}
/** Sends a second later than the last, and names who got it. */
async function sendTo(to: object): Promise<string[]> {
  await site.advanceTo(site.clock.now() + 1_000);
  expect((await send(to)).status).toBe(201);
  return receiversOf();
}

it('reaches approved members of a level, and all of them, without staff', async () => {
  expect(await reach({ level: 3 })).toEqual({ receivers: 1, excluded: 0, unknown: [] });
  expect(await sendTo({ level: 3 })).toEqual([ONE]);
  const all = ['coin01', 'member01', 'member02', 'tend22', 'unread01'];
  expect(await reach({ all: true })).toEqual({ receivers: 5, excluded: 0, unknown: [] });
  expect(await sendTo({ all: true })).toEqual(all.map((one) => `mem_demo_${one}`));
  const [sent] = (await call('GET', '/desk/message?limit=1')).body.data;
  expect(sent).toMatchObject({ audience: 'all', level: null, receivers: 5, unread: 5 });
  // Staff is reached by name.
  expect(await sendTo({ memberIds: ['mem_demo_admin01'] })).toEqual(['mem_demo_admin01']);
});

it('reaches a suspended member by name alone', async () => {
  expect(await reach({ level: 5 })).toEqual({ receivers: 0, excluded: 0, unknown: [] });
  expect(await sendTo({ memberIds: ['mem_banned'] })).toEqual(['mem_banned']);
});

it('sends nothing to a level without members, to nobody, or to one who has left', async () => {
  const before = (await call('GET', '/desk/message')).body.data.length;
  for (const to of [{ level: 99 }, { memberIds: [LEFT] }, { memberIds: ['mem_refused', ONE] }])
    expect((await send(to)).body.code).toBe('NOT_FOUND');
  const unknown = [LEFT, 'mem_nobody'];
  expect(await reach({ memberIds: [ONE, ...unknown] })).toMatchObject({ receivers: 1, unknown });
  expect((await call('GET', '/desk/message')).body.data).toHaveLength(before);
});

it('counts a level and all as marketing, and says how many are left out', async () => {
  const token = await site.login('member02');
  await call('POST', '/protection/exclusion', { months: 6 }, token);
  expect(await reach({ level: 12 })).toEqual({ receivers: 0, excluded: 1, unknown: [] });
  expect((await send({ level: 12 })).body.code).toBe('NOT_FOUND');
  expect(await reach({ all: true })).toEqual({ receivers: 4, excluded: 1, unknown: [] });
  expect(await sendTo({ all: true })).not.toContain(GOLD);
  const [sent] = (await call('GET', '/desk/message?limit=1')).body.data;
  expect(sent).toMatchObject({ receivers: 4, excluded: 1 });
  expect(await reach({ memberIds: [GOLD] })).toMatchObject({ receivers: 1, excluded: 0 });
});

it('leaves who takes no news out of a level and all, and not where they are named', async () => {
  const token = await site.login('tend22');
  const choose = (receivesNews: boolean) =>
    call('PUT', '/member/preference', { receivesNews, isInHallOfFame: true }, token);
  expect((await choose(false)).status).toBe(200);
  const id = 'mem_demo_tend22';
  expect(await reach({ all: true })).toEqual({ receivers: 3, excluded: 2, unknown: [] });
  expect(await sendTo({ all: true })).not.toContain(id);
  const [sent] = (await call('GET', '/desk/message?limit=1')).body.data;
  expect(sent).toMatchObject({ receivers: 3, excluded: 2 });
  expect(await sendTo({ level: 2 })).toEqual(['mem_demo_unread01']);
  expect(await sendTo({ memberIds: [ONE, id] })).toEqual([ONE, id]);
  await choose(true);
});

it('refuses what names nobody or twice, and what is empty or too long', async () => {
  const wrong = [
    {},
    { memberIds: [] },
    { memberIds: [ONE, ONE] },
    { memberIds: [ONE], all: true },
    { level: 3, all: true },
    { all: false },
    { level: 1.5 },
    { level: '3' },
    { all: true, title: '' },
    { all: true, title: ' ' },
    { all: true, title: '가'.repeat(61) },
    { all: true, contents: '' },
    { all: true, contents: '\n' },
    { all: true, contents: '가'.repeat(2_001) },
    { memberIds: Array.from({ length: 501 }, (_, n) => `mem_${n}`) },
  ];
  for (const to of wrong) expect((await send(to)).body.code, JSON.stringify(to)).toBe('VALIDATION');
  const huge = await send({ all: true, contents: 'x'.repeat(1_048_576) });
  expect([400, 413]).toContain(huge.status);
  for (const to of [{}, { level: 3, all: true }])
    expect((await call('POST', '/desk/message/preview', to)).body.code).toBe('VALIDATION');
});

it('keeps what was typed as text', async () => {
  const markup = { title: '<img src=x onerror=1>', contents: '<b>a</b> & "b"\n둘째 줄' };
  await sendTo({ memberIds: [ONE], ...markup });
  const token = await site.login('member01');
  const [copy] = (await call('GET', '/message', undefined, token)).body.data;
  const opened = (await call('GET', `/message/${copy.id}`, undefined, token)).body;
  expect(opened).toMatchObject(markup);
});

it('is for staff alone', async () => {
  const token = await site.login('tend22');
  const calls = [
    () => call('GET', '/desk/message', undefined, token),
    () => call('GET', '/desk/message/snt_1', undefined, token),
    () => call('POST', '/desk/message', { ...text, all: true }, token),
    () => call('POST', '/desk/message/preview', { all: true }, token),
    () => call('POST', '/desk/message/snt_1/recall', { reason: '취소함' }, token),
  ];
  for (const one of calls) expect((await one()).body.code).toBe('FORBIDDEN');
});

it('has a record of whom it went to', async () => {
  await sendTo({ level: 3 });
  const [record] = await site.db.query<{ after: object }>(
    `select after from audit where action = 'message.send' order by id desc limit 1`,
  );
  expect(record?.after).toEqual({ ...text, audience: 'level', level: 3, count: 1 });
  expect(await checkInvariants(site.db)).toEqual([]);
});
