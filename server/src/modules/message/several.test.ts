import { beforeAll, expect, it } from 'vitest';
import { buildTestApp } from '../../../test/build-test-app.ts';
import { staged } from '../../../test/staged.ts';

const site = staged(() => buildTestApp());
let manager: string;

beforeAll(async () => {
  manager = await site.login('manager01');
});

const send = (memberIds: string[], key: string, text: { title: string; contents: string }) =>
  // biome-ignore lint/suspicious/noExplicitAny: a test reads whatever came back
  site.call<any>('POST', '/desk/message', {
    token: manager,
    headers: { 'idempotency-key': key },
    body: { memberIds, ...text },
  });

it('sends one message to many, all or none, once per key', async () => {
  const text = { title: '안내', contents: '점검 안내' };
  const count = async () =>
    (await site.db.query<{ n: number }>('select count(*)::int as n from message'))[0]?.n ?? 0;
  const before = await count();
  const two = ['mem_demo_member01', 'mem_demo_member02'];
  expect((await send([...two, 'mem_nobody'], 'message-none', text)).body.code).toBe('NOT_FOUND');
  expect(await count()).toBe(before);
  const sent = await Promise.all(Array.from({ length: 5 }, () => send(two, 'message-once', text)));
  expect(sent.map(({ status, body }) => [status, body])).toEqual(
    Array.from({ length: 5 }, () => [201, { sent: 2 }]),
  );
  expect(await count()).toBe(before + 2);
  const other = await send(two, 'message-once', { ...text, contents: '다른 글' });
  expect(other.body.code).toBe('IDEMPOTENCY_KEY_REUSED');
  for (const memberIds of [[], [two[0], two[0]]])
    expect((await send(memberIds as string[], 'message-wrong', text)).body.code).toBe('VALIDATION');
});

it('leaves those who have excluded themselves out of a message to several', async () => {
  const text = { title: '이벤트', contents: '첫 충전 보너스' };
  const member = await site.login('tend22');
  const exclude = (token: string) =>
    site.call('POST', '/protection/exclusion', { token, body: { months: 6 } });
  const unread = async () => (await site.call('GET', '/message/unread', { token: member })).body;
  expect((await exclude(member)).status).toBe(200);
  const several = ['mem_demo_member01', 'mem_demo_tend22'];
  expect((await send(several, 'marketing-to-two', text)).body).toEqual({ sent: 1 });
  expect(await unread()).toBe(0);
  // Written to alone, it is about them.
  expect((await send(['mem_demo_tend22'], 'about-their-account', text)).body).toEqual({ sent: 1 });
  expect(await unread()).toBe(1);
  await exclude(await site.login('unread01'));
  const nobody = await send(['mem_demo_unread01', 'mem_demo_tend22'], 'marketing-to-nobody', text);
  expect(nobody.body.code).toBe('NOT_FOUND');
});
