import { beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-test-app.ts';
import { checkInvariants } from '../../invariants.ts';
import { databases } from '../../../test/databases.ts';
import { stagedAndChecked } from '../../../test/staged.ts';

const ONE = 'mem_demo_member01';
const TWO = 'mem_demo_member02';

describe.each(databases)('messages of staff on %s', (kind) => {
  const site = stagedAndChecked(() => buildTestApp({ db: kind }));
  let manager: string;
  let member: string;
  let keys = 0;

  beforeAll(async () => {
    manager = await site.login('manager01');
    member = await site.login('member01');
  });

  type Method = Parameters<TestApp['call']>[0];
  const call = (method: Method, path: string, body?: object, token = manager) => {
    keys += 1;
    const headers = { 'idempotency-key': `message-${keys}-${kind}` };
    // biome-ignore lint/suspicious/noExplicitAny: a test reads whatever came back
    return site.call<any>(method, path, { token, headers, ...(body && { body }) });
  };
  const text = { title: '점검 안내', contents: '오늘 밤 3시에 점검합니다.' };
  const list = async (query = '') => (await call('GET', `/desk/message${query}`)).body;
  const unread = async () => (await call('GET', '/message/unread', undefined, member)).body;
  const inbox = async () => (await call('GET', '/message', undefined, member)).body.data;

  async function send(to: object): Promise<string> {
    await site.advanceTo(site.clock.now() + 1_000);
    expect((await call('POST', '/desk/message', { ...text, ...to })).status).toBe(201);
    return (await list('?limit=1')).data[0].id;
  }
  const recall = (id: string, reason = '점검이 취소됨', token = manager) =>
    call('POST', `/desk/message/${id}/recall`, { reason }, token);

  it('lists what was sent, newest first, with what became of it', async () => {
    const first = await send({ memberIds: [ONE], title: '<b>계좌</b> 안내' });
    const second = await send({ memberIds: [ONE, TWO] });
    const page = await list('?limit=1');
    expect(page.data).toMatchObject([
      { id: second, audience: 'several', memberId: null, receivers: 2, unread: 2, read: 0 },
    ]);
    const rest = await list(`?limit=1&cursor=${page.nextCursor}`);
    expect(rest.data).toMatchObject([
      {
        id: first,
        title: '<b>계좌</b> 안내',
        audience: 'one',
        memberId: ONE,
        nickname: '한판이',
        sentBy: expect.any(String),
        recalledAt: null,
      },
    ]);
    const [newest] = await inbox();
    await call('GET', `/message/${newest.id}`, undefined, member);
    const opened = (await call('GET', `/desk/message/${second}`)).body;
    expect(opened).toMatchObject({
      contents: text.contents,
      message: { read: 1, unread: 1, recalled: 0 },
    });
    expect((await call('GET', '/desk/message/snt_none')).body.code).toBe('NOT_FOUND');
    expect((await list('?cursor=x')).code).toBe('VALIDATION');
    const found = async (q: string) =>
      (await list(`?q=${encodeURIComponent(q)}`)).data.map(({ id }: { id: string }) => id);
    expect(await found('계좌')).toEqual([first]);
    expect(await found('한판')).toEqual([first]);
    expect(await found('MEMBER0')).toEqual([first]);
    for (const nothing of ['%', '_', '\\']) expect(await found(nothing)).toEqual([]);
  });

  it('takes unread copies back and leaves read ones', async () => {
    const id = await send({ memberIds: [ONE, TWO] });
    const [mine] = await inbox();
    await call('GET', `/message/${mine.id}`, undefined, member);
    const before = await unread();
    const answer = await recall(id);
    expect(answer.body).toMatchObject({
      id,
      read: 1,
      unread: 0,
      recalled: 1,
      recallReason: '점검이 취소됨',
      recalledAt: site.clock.now(),
    });
    expect((await inbox())[0].id).toBe(mine.id);
    expect(await unread()).toBe(before);
    const again = await send({ memberIds: [ONE] });
    const [fresh] = await inbox();
    expect(await unread()).toBe(before + 1);
    expect((await recall(again)).body).toMatchObject({ unread: 0, recalled: 1 });
    expect(await unread()).toBe(before);
    const profile = await call('GET', '/member/user', undefined, member);
    expect(profile.body.unreadCount).toBe(before);
    expect((await inbox()).map((one: { id: string }) => one.id)).not.toContain(fresh.id);
    for (const method of ['GET', 'DELETE'] as const) {
      const gone = await call(method, `/message/${fresh.id}`, undefined, member);
      expect(gone.body.code).toBe('NOT_FOUND');
    }
  });

  it('is recalled once, with a reason and a record', async () => {
    const id = await send({ memberIds: [TWO] });
    for (const reason of ['', ' ', '가', '가'.repeat(201)])
      expect((await recall(id, reason)).body.code).toBe('VALIDATION');
    expect((await recall('snt_none')).body.code).toBe('NOT_FOUND');
    expect((await recall(id, '취소', member)).body.code).toBe('FORBIDDEN');
    const same = await Promise.all(Array.from({ length: 20 }, () => recall(id)));
    expect(same.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
    expect((await recall(id, '다른 사유')).body.code).toBe('INVALID_STATE');
    const records = await site.db.query(
      `select after from audit where target = $1 and action = 'message.recall'`,
      [id],
    );
    expect(records).toEqual([{ after: { recalled: 1, reason: '점검이 취소됨' } }]);
    const read = await send({ memberIds: [ONE] });
    const [mine] = await inbox();
    await call('GET', `/message/${mine.id}`, undefined, member);
    expect((await recall(read)).body.code).toBe('INVALID_STATE');
  });

  it('ends each copy read or recalled, never both, when it is opened and recalled at once', async () => {
    const ids: string[] = [];
    for (let n = 0; n < 20; n += 1) ids.push(await send({ memberIds: [ONE] }));
    const copies = await site.db.query<{ id: string; sent: string }>(
      `select id, sent_message_id as sent from message where sent_message_id = any($1)`,
      [ids],
    );
    const results = await Promise.all(
      copies.flatMap(({ id, sent }, n) => {
        const opening = () => call('GET', `/message/${id}`, undefined, member);
        const calls = [opening, () => recall(sent)];
        return (n % 2 ? calls : calls.reverse()).map((one) => one());
      }),
    );
    const states = await site.db.query<{ n: number }>(
      `select count(*)::int as n from message
       where sent_message_id = any($1) and (read_at is null) <> (recalled_at is null)`,
      [ids],
    );
    expect(states).toEqual([{ n: 20 }]);
    // Of the two calls about a copy one succeeds.
    expect(results.filter(({ status }) => status === 200)).toHaveLength(20);
    const { data } = await list('?limit=20');
    for (const one of data) expect(one.read + one.recalled).toBe(1);
    expect(await checkInvariants(site.db)).toEqual([]);
  });

  it('one recall and the openings of its members end in one state each', async () => {
    const others = ['member02', 'tend22', 'coin01'];
    const tokens = [member, ...(await Promise.all(others.map((id) => site.login(id))))];
    const id = await send({ memberIds: [ONE, ...others.map((one) => `mem_demo_${one}`)] });
    const firsts = await Promise.all(
      tokens.map(async (token) => {
        const page = await call('GET', '/message', undefined, token);
        return { token, copy: page.body.data[0].id as string };
      }),
    );
    const [answer, ...opened] = await Promise.all([
      recall(id),
      ...firsts.map(({ token, copy }) => call('GET', `/message/${copy}`, undefined, token)),
    ]);
    const read = opened.filter(({ status }) => status === 200).length;
    const { message } = (await call('GET', `/desk/message/${id}`)).body;
    expect(message).toMatchObject({ read, unread: 0, recalled: 4 - read });
    expect(answer.status).toBe(read === 4 ? 409 : 200);
  });
});
