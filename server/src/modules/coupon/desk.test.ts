import { beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp } from '../../../test/build-test-app.ts';
import { databases } from '../../../test/databases.ts';
import { stagedAndChecked } from '../../../test/staged.ts';

const DAY = 86_400_000;
let keys = 0;

describe.each(databases)('coupons of staff on %s', (kind) => {
  const site = stagedAndChecked(() => buildTestApp({ db: kind }));
  let admin: string;
  let other: string;
  let manager: string;
  let member: string;

  // biome-ignore lint/suspicious/noExplicitAny: a test reads whatever came back
  type Body = any;
  const call = (method: 'GET' | 'POST', path: string, token: string, body?: object) => {
    keys += 1;
    const headers = { 'idempotency-key': `coupon-test-${keys}` };
    return site.call<Body>(method, path, { token, headers, ...(body && { body }) });
  };
  beforeAll(async () => {
    admin = await site.login('admin01');
    other = await site.login('admin02');
    manager = await site.login('manager01');
    member = await site.login('member01');
  });

  /** Far enough from those before not to count with them. */
  async function nextDay() {
    await site.db.query(
      `update request set created_at = created_at - $1 where kind = 'couponIssue'`,
      [DAY],
    );
  }
  const gift = { kind: 'points', amount: 5_000, amountUsd: null, validDays: 30, reason: '보상' };
  const issue = (part: object = {}, token = admin) =>
    call('POST', '/admin/coupon', token, { userIds: ['member01'], name: '사과', ...gift, ...part });
  const addCode = (part: object = {}, token = admin) =>
    call('POST', '/admin/coupon/code', token, {
      code: 'NEWCODE1',
      name: '행사',
      ...gift,
      amount: 1_000,
      most: 10,
      closesAt: site.clock.now() + DAY,
      level: null,
      account: 'all',
      ...part,
    });
  const decide = (id: string, event: string, token: string, reason: string | null = null) =>
    call('POST', `/desk/request/couponIssue/${id}`, token, { event, reason });
  const couponsOf = async (requestId: string) =>
    site.db.query<{ id: string; userId: string; currency: string; amount: number }>(
      `select c.id, m.user_id as "userId", c.currency, c.amount from coupon c join member m on m.id = c.member_id
       where c.request_id = $1 order by m.user_id`,
      [requestId],
    );

  it('gives several members the coupon of their wallet, once per key, with a record', async () => {
    const money = { kind: 'money', amount: 10_000, amountUsd: 700 };
    const send = () =>
      site.call<Body>('POST', '/admin/coupon', {
        token: admin,
        headers: { 'idempotency-key': 'coupon-twice' },
        body: { userIds: ['MEMBER01', 'coin01'], name: '사과', ...gift, ...money },
      });
    const [first, ...again] = await Promise.all(Array.from({ length: 5 }, send));
    expect(first).toMatchObject({ status: 201, body: { state: 'approved' } });
    expect(new Set(again.map(({ body }) => body.requestId))).toEqual(
      new Set([first?.body.requestId]),
    );
    expect(await couponsOf(first?.body.requestId)).toMatchObject([
      { userId: 'coin01', currency: 'USD', amount: 700 },
      { userId: 'member01', currency: 'KRW', amount: 10_000 },
    ]);
    const messages = await site.db.query<{ title: string }>(
      `select title from message where contents like '사과 쿠폰(%' order by contents`,
    );
    expect(messages.map(({ title }) => title)).toEqual(
      Array.from({ length: 2 }, () => '쿠폰이 지급되었습니다'),
    );
    const [record] = await site.db.query('select action, actor from audit where target = $1', [
      first?.body.requestId,
    ]);
    expect(record).toEqual({ action: 'coupon.approve', actor: 'mem_demo_admin01' });
  });

  it('gives nobody anything where one is no member, or has no amount', async () => {
    const before = await site.db.query('select count(*) from coupon');
    const unknown = await issue({ userIds: ['member01', 'nobody99', 'manager01', 'admin01'] });
    expect(unknown.body.errors.map(({ path }: Body) => path)).toEqual([
      ...['body.userIds.1', 'body.userIds.2', 'body.userIds.3'],
    ]);
    const won = await issue({ kind: 'money', userIds: ['member01', 'coin01'] });
    expect(won.body.errors).toMatchObject([{ path: 'body.userIds.1' }]);
    expect((await issue({ amountUsd: 100 })).body.code).toBe('VALIDATION');
    expect((await issue({ amount: null })).body.code).toBe('VALIDATION');
    expect((await issue({ amount: 1_000_001 })).body.code).toBe('VALIDATION');
    expect(await site.db.query('select count(*) from coupon')).toEqual(before);
  });

  it('takes another admin from 300,000 won on, made of small ones too', async () => {
    await nextDay();
    expect((await issue({ amount: 200_000 })).body.state).toBe('approved');
    const large = await issue({ amount: 100_000 });
    expect(large.body.state).toBe('awaiting_second');
    const { requestId } = large.body;
    expect((await decide(requestId, 'second', admin)).body.code).toBe('SAME_PERSON');
    expect((await decide(requestId, 'second', manager)).body.code).toBe('FORBIDDEN');
    expect(await couponsOf(requestId)).toEqual([]);
    const granted = await Promise.all(
      Array.from({ length: 5 }, () => decide(requestId, 'second', other)),
    );
    expect(granted.every(({ status }) => status === 200)).toBe(true);
    expect(granted[0]?.body.coupon).toMatchObject({ count: 1, won: 100_000, takesTwo: true });
    expect(await couponsOf(requestId)).toHaveLength(1);
  });

  it('makes a code once, and one that waits keeps its name', async () => {
    await nextDay();
    const results = await Promise.all(Array.from({ length: 5 }, () => addCode()));
    expect(results.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409]);
    expect((await addCode({ code: 'BIGCODE1', most: 1_000 })).body.state).toBe('awaiting_second');
    expect((await addCode({ code: 'BIGCODE1' })).body.code).toBe('INVALID_STATE');
    const past = await addCode({ code: 'PASTCODE', closesAt: site.clock.now() });
    expect(past.body.errors).toMatchObject([{ path: 'body.closesAt' }]);
    const { body } = await call('GET', '/desk/coupon/code', manager);
    expect(body[0]).toMatchObject({ code: 'NEWCODE1', state: 'open', given: 0, most: 10 });
  });

  it('lets those register a code that it is for, until it is closed', async () => {
    await nextDay();
    await addCode({ code: 'COINONLY', account: 'coin' });
    await addCode({ code: 'LEVEL12', level: 12 });
    const register = (code: string, token = member) =>
      call('POST', '/coupon/register', token, { code });
    expect((await register('COINONLY')).body.code).toBe('NOT_FOUND');
    expect((await register('LEVEL12')).body.code).toBe('NOT_FOUND');
    expect((await register('COINONLY', await site.login('coin01'))).status).toBe(200);
    const closed = await call('POST', '/admin/coupon/code/COINONLY/close', admin, {
      reason: '코드 유출',
    });
    expect(closed.body).toMatchObject({ state: 'closed', given: 1 });
    await call('POST', '/admin/coupon/code/NEWCODE1/close', admin, { reason: '행사 종료' });
    expect((await register('NEWCODE1')).body.code).toBe('INVALID_STATE');
  });

  it('lets exactly one of a use and a revocation win, of twenty at once', async () => {
    await nextDay();
    const { body } = await issue({ amount: 7 });
    const [coupon] = await couponsOf(body.requestId);
    const path = `coupon/${coupon?.id}`;
    const points = async () => (await call('GET', '/member/user', member)).body.point;
    const before = await points();
    const results = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        n % 2
          ? call('POST', `/${path}/use`, member)
          : call('POST', `/desk/${path}/revoke`, manager, { reason: '오발급' }),
      ),
    );
    const won = new Set(
      results.filter(({ status }) => status === 200).map((one) => one.body.state),
    );
    expect(won.size).toBe(1);
    expect(results.filter(({ status }) => status === 409)).toHaveLength(10);
    expect(await points()).toBe(before + (won.has('used') ? 7 : 0));
    const records = await site.db.query('select 1 from audit where target = $1', [coupon?.id]);
    expect(records).toHaveLength(won.has('revoked') ? 1 : 0);
    const messages = await site.db.query(
      `select 1 from message where title = '쿠폰이 회수되었습니다' and contents like '%사유: 오발급'`,
    );
    expect(messages).toHaveLength(won.has('revoked') ? 1 : 0);
  });

  it('finds coupons by name, code and member, and counts them by state', async () => {
    const list = async (query: string) =>
      (await call('GET', `/desk/coupon?${query}`, manager)).body as Body;
    const revoked = (await list('state=revoked')).data;
    const all = await list('q=MEMBER01&limit=500');
    expect(all.data.every(({ userId }: Body) => userId === 'member01')).toBe(true);
    const { counts } = all;
    expect(counts.revoked).toBe(revoked.length);
    expect((await list(`q=${encodeURIComponent('%')}`)).data).toEqual([]);
    expect((await list('q=coinonly')).data).toMatchObject([{ userId: 'coin01', code: 'COINONLY' }]);
    const [page, next] = [await list('limit=1'), await list('limit=2')];
    expect((await list(`limit=1&cursor=${page.nextCursor}`)).data).toEqual([next.data[1]]);
  });
});
