import { beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp } from '../../../test/build-test-app.ts';
import { createIds } from '../../lib/ids.ts';
import { createWalletService } from '../wallet/index.ts';
import { databases } from '../../../test/databases.ts';
import { stagedAndChecked } from '../../../test/staged.ts';

const MEMBER = 'mem_demo_member01';
let keys = 0;

describe.each(databases)('a correction on %s', (kind) => {
  const site = stagedAndChecked(() => buildTestApp({ db: kind }));
  let admin: string;
  let other: string;

  beforeAll(async () => {
    admin = await site.login('admin01');
    other = await site.login('admin02');
  });

  // biome-ignore lint/suspicious/noExplicitAny: a test reads whatever came back
  type Body = any;
  async function adjust(
    body: object,
    { key, token = admin }: { key?: string; token?: string } = {},
  ) {
    keys += 1;
    return site.call<Body>('POST', '/admin/adjustment', {
      token,
      headers: { 'idempotency-key': key ?? `adjust-test-${keys}` },
      body: { memberId: MEMBER, account: 'money', reason: '무효 보상', ...body },
    });
  }
  const decide = (id: string, event: string, token: string, reason: string | null = null) =>
    site.call<Body>('POST', `/desk/request/adjustment/${id}`, { token, body: { event, reason } });
  async function balance(account = 'money'): Promise<number> {
    const [row] = await site.db.query<{ balance: number }>(
      'select balance from account where owner = $1 and kind = $2',
      [MEMBER, account],
    );
    return row?.balance ?? 0;
  }
  /** New members with wallets; their ids. */
  async function addMembers(count: number): Promise<string[]> {
    const wallet = createWalletService({ ids: createIds({ clock: site.clock }) });
    const members = Array.from({ length: count }, (_none, n) => `mem_a${n}`);
    await site.db.query(
      `insert into member (id, user_id, nickname, password_hash, withdraw_password_hash, state, currency, created_at)
       select id, id, id, '', '', 'approved', 'KRW', 0 from unnest($1::text[]) id`,
      [members],
    );
    for (const memberId of members) await wallet.openWallet(site.db, { memberId, currency: 'KRW' });
    return members;
  }
  /** Far enough from those before not to count with them. */
  async function nextDay() {
    await site.advanceTo(site.clock.now() + 25 * 3_600_000);
    admin = await site.login('admin01');
    other = await site.login('admin02');
  }

  it('is booked at once with its reason and an audit record', async () => {
    const before = await balance();
    const { status, body } = await adjust({ amount: 40_000 });
    expect({ status, state: body.state }).toEqual({ status: 201, state: 'approved' });
    expect(body.adjustment).toMatchObject({ amount: 40_000, takesTwo: false, currency: 'KRW' });
    expect(await balance()).toBe(before + 40_000);
    const [booked] = await site.db.query(
      'select code, reason, actor from ledger_tx where key = $1',
      [`adjust:${body.id}`],
    );
    expect(booked).toEqual({ code: 1100, reason: '무효 보상', actor: 'mem_demo_admin01' });
    const [audited] = await site.db.query('select action, after from audit where target = $1', [
      body.id,
    ]);
    expect(audited).toMatchObject({ action: 'adjustment.approve', after: { amount: 40_000 } });
  });

  it.each(['admin01', 'admin02', 'manager01'])(
    'is never of the staff account %s',
    async (userId) => {
      const memberId = `mem_demo_${userId}`;
      for (const account of ['money', 'points'])
        expect((await adjust({ memberId, account, amount: 10_000 })).body.code).toBe('NOT_FOUND');
    },
  );

  it('is booked once per key, however often it is sent at once', async () => {
    await nextDay();
    const before = await balance();
    const key = 'adjust-same-key';
    const all = await Promise.all(
      Array.from({ length: 10 }, () => adjust({ amount: -1_000 }, { key })),
    );
    expect(new Set(all.map(({ body }) => body.id)).size).toBe(1);
    expect(await balance()).toBe(before - 1_000);
    const reused = await adjust({ amount: -2_000 }, { key });
    expect(reused.body.code).toBe('IDEMPOTENCY_KEY_REUSED');
  });

  it.each(['points', 'tether'])('corrects %s as well', async (account) => {
    const before = await balance(account);
    expect((await adjust({ account, amount: 5_000 })).status).toBe(201);
    expect(await balance(account)).toBe(before + 5_000);
  });

  it('never takes more than there is, and 200 at once take no more either', async () => {
    await nextDay();
    const have = await balance('points');
    const refused = await adjust({ account: 'points', amount: -have - 1 });
    expect(refused.body.code).toBe('INSUFFICIENT_FUNDS');
    const share = Math.ceil(have / 20);
    const all = await Promise.all(
      Array.from({ length: 200 }, () => adjust({ account: 'points', amount: -share })),
    );
    expect(await balance('points')).toBeGreaterThanOrEqual(0);
    const booked = all.filter(({ body }) => body.state === 'approved').length;
    expect(await balance('points')).toBe(have - booked * share);
  });

  it('waits for another admin from 300,000 won on', async () => {
    await nextDay();
    const before = await balance();
    const { body } = await adjust({ amount: 300_000 });
    expect(body).toMatchObject({ state: 'awaiting_second', adjustment: { takesTwo: true } });
    expect(await balance()).toBe(before);
    expect((await decide(body.id, 'second', admin)).body.code).toBe('SAME_PERSON');
    const manager = await site.login('manager01');
    expect((await decide(body.id, 'second', manager)).body.code).toBe('FORBIDDEN');
    const both = await Promise.all([
      decide(body.id, 'second', other),
      decide(body.id, 'second', other),
    ]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(await balance()).toBe(before + 300_000);
    const listed = await site.call<Body>('GET', '/desk/request/adjustment?tab=done&limit=1', {
      token: manager,
    });
    expect(listed.body.data).toMatchObject([{ id: body.id, state: 'approved' }]);
  });

  it('counts small ones of a day together', async () => {
    await nextDay();
    expect((await adjust({ amount: 200_000 })).body.state).toBe('approved');
    const second = await adjust({ amount: -100_000 });
    expect(second.body.state).toBe('awaiting_second');
    expect((await adjust({ amount: 100_000 }, { token: other })).body.state).toBe('approved');
    expect((await decide(second.body.id, 'reject', admin)).body.code).toBe('VALIDATION');
    const rejected = await decide(second.body.id, 'reject', admin, '착오');
    expect(rejected.body.state).toBe('rejected');
    expect((await decide(second.body.id, 'second', other)).body.code).toBe('INVALID_STATE');
  });

  it('counts those of a day by who asks, whoever they are of, and one after another', async () => {
    await nextDay();
    expect((await adjust({ amount: 200_000 })).body.state).toBe('approved');
    const another = { memberId: 'mem_demo_member02', amount: 100_000 };
    expect((await adjust(another)).body.state).toBe('awaiting_second');
    await nextDay();
    const members = await addMembers(20);
    const all = await Promise.all(members.map((memberId) => adjust({ memberId, amount: 30_000 })));
    const states = all.map(({ body }) => body.state);
    expect(states.filter((state) => state === 'approved')).toHaveLength(9);
    expect(states.filter((state) => state === 'awaiting_second')).toHaveLength(11);
  });

  it('counts coupons of the day as well', async () => {
    await nextDay();
    const body = {
      userIds: ['member02'],
      name: '사과',
      kind: 'points',
      amount: 200_000,
      amountUsd: null,
      validDays: 30,
      reason: '보상',
    };
    const headers = { 'idempotency-key': 'adjust-test-coupon' };
    const given = await site.call<Body>('POST', '/admin/coupon', { token: admin, headers, body });
    expect(given.body.state).toBe('approved');
    expect((await adjust({ amount: 99_999 })).body.state).toBe('approved');
    expect((await adjust({ amount: 1 })).body.state).toBe('awaiting_second');
  });

  it('looks at the balance again when the second person decides', async () => {
    await nextDay();
    const have = await balance();
    const { body } = await adjust({ amount: -have });
    expect(body.state).toBe('awaiting_second');
    await adjust({ amount: -1_000 }, { token: other });
    expect((await decide(body.id, 'second', other)).body.code).toBe('INSUFFICIENT_FUNDS');
    expect(await balance()).toBe(have - 1_000);
    await decide(body.id, 'reject', other, '잔액 부족');
  });

  it('refuses what is no amount, an empty reason and an unknown member', async () => {
    for (const amount of [0, 0.5, '1000', 1e15])
      expect((await adjust({ amount })).body.code).toBe('VALIDATION');
    expect((await adjust({ amount: 1, reason: ' ' })).body.code).toBe('VALIDATION');
    expect((await adjust({ amount: 1, memberId: 'mem_nobody' })).body.code).toBe('NOT_FOUND');
  });
});
