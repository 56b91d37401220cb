import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { components } from '#contract/types.gen.ts';
import { ENTRY } from '#rules/ledger.ts';
import { buildTestApp } from '../../../test/build-test-app.ts';
import { databases } from '../../../test/databases.ts';
import { createIds } from '../../lib/ids.ts';
import { createWalletService } from '../wallet/index.ts';
import { staged } from '../../../test/staged.ts';

type Schemas = components['schemas'];
interface Page {
  data: Schemas['Notification'][];
  nextCursor: string | null;
  unread: Schemas['NotificationCounts'];
}

const MEMBER = 'mem_demo_member01';
const NONE = { money: 0, bet: 0, benefit: 0, message: 0 };
const DAY = 86_400_000;

describe.each(databases)('notifications on %s', (kind) => {
  const site = staged(() => buildTestApp({ db: kind }));
  let token: string;
  let admin: string;
  beforeAll(async () => {
    [token, admin] = [await site.login('member01'), await site.login('admin01')];
  });

  const list = async (query = '') =>
    (await site.call<Page>('GET', `/notification${query}`, { token })).body;
  const read = async (id: string | null) =>
    (await site.call('POST', '/notification/read', { token, body: { id } })).body;

  async function rejectDeposit(reason: string): Promise<void> {
    const deposit = await site.call<{ id: string }>('POST', '/charge', {
      token,
      headers: { 'idempotency-key': randomUUID() },
      body: { amount: 300_000, depositorName: '김한판', chargeType: 1, bonus: 'none' },
    });
    const path = `/desk/request/deposit/${deposit.body.id}`;
    const decided = await site.call('POST', path, {
      token: admin,
      body: { event: 'reject', reason },
    });
    expect(decided.status).toBe(200);
  }

  async function reward(key: string): Promise<void> {
    const wallet = createWalletService({ ids: createIds(site) });
    await wallet.post(site.db, {
      key,
      entry: ENTRY.attendance,
      actor: 'system',
      at: site.clock.now(),
      lines: [
        { account: { owner: null, kind: 'house:points', currency: 'POINT' }, amount: -5_000 },
        { account: { owner: MEMBER, kind: 'points', currency: 'POINT' }, amount: 5_000 },
      ],
    });
  }

  it('tells what others decided, gave and wrote, the latest first, and not what the member did', async () => {
    await read(null);
    await site.advanceTo(site.clock.now() + 1_000);
    const before = (await list()).data.length;
    await rejectDeposit('예금주명이 다릅니다.');
    await site.advanceTo(site.clock.now() + 1_000);
    await reward('test:reward:1');
    await site.advanceTo(site.clock.now() + 1_000);
    const body = { memberIds: [MEMBER], title: '계좌 안내', contents: '안내드립니다.' };
    const headers = { 'idempotency-key': randomUUID() };
    await site.call('POST', '/desk/message', { token: admin, headers, body });

    const { data, unread } = await list();
    expect(data.slice(0, 3)).toMatchObject([
      { kind: 'message', isRead: false, about: { type: 'message', title: '계좌 안내' } },
      { kind: 'benefit', isRead: false, about: { code: 7200, amount: 5_000, currency: 'POINT' } },
      {
        kind: 'money',
        isRead: false,
        about: {
          request: 'deposit',
          state: 'rejected',
          amount: 300_000,
          reason: '예금주명이 다릅니다.',
        },
      },
    ]);
    expect(data).toHaveLength(before + 3);
    expect(unread).toEqual({ money: 1, bet: 0, benefit: 1, message: 1 });
  });

  it('marks one, then all; what comes later is unread again', async () => {
    const [first] = (await list('?kind=benefit')).data;
    expect(await read(first?.id ?? '')).toEqual({ money: 1, bet: 0, benefit: 0, message: 1 });
    expect((await list('?kind=benefit')).data[0]).toEqual({ ...first, isRead: true });
    expect(await read('nw_nothing')).toEqual({ money: 1, bet: 0, benefit: 0, message: 1 });
    expect(await read(null)).toEqual(NONE);
    expect((await list()).data.every(({ isRead }) => isRead)).toBe(true);
    await site.advanceTo(site.clock.now() + 1_000);
    await reward('test:reward:2');
    expect((await list()).unread).toEqual({ ...NONE, benefit: 1 });
  });

  it('pages through all without a gap, and tells nothing older than 30 days', async () => {
    const whole = (await list('?limit=100')).data.map(({ id }) => id);
    const paged: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const page: Page = await list(`?limit=1${cursor === '' ? '' : `&cursor=${cursor}`}`);
      paged.push(...page.data.map(({ id }) => id));
      cursor = page.nextCursor;
    }
    expect(paged).toEqual(whole);
    await site.db.query(
      `insert into message (id, member_id, title, contents, sent_at) values ('msg_old', $1, '옛 쪽지', '', $2)`,
      [MEMBER, site.clock.now() - 31 * DAY],
    );
    expect((await list('?limit=100')).data.map(({ id }) => id)).toEqual(whole);
  });

  it('tells what staff took, and a coupon that it gave', async () => {
    await read(null);
    await site.advanceTo(site.clock.now() + 1_000);
    const ask = (path: string, body: object) =>
      site.call('POST', path, { token: admin, headers: { 'idempotency-key': randomUUID() }, body });
    const taken = { memberId: MEMBER, account: 'money', amount: -1_000, reason: '착오' };
    expect((await ask('/admin/adjustment', taken)).status).toBe(201);
    await site.advanceTo(site.clock.now() + 1_000);
    const coupon = { name: '사과', kind: 'points', amount: 5_000, amountUsd: null };
    const given = { userIds: ['member01'], ...coupon, validDays: 30, reason: '보상' };
    expect((await ask('/admin/coupon', given)).status).toBe(201);
    const { data, unread } = await list();
    expect(data.slice(0, 2)).toMatchObject([
      { kind: 'message', about: { title: '쿠폰이 지급되었습니다' } },
      { kind: 'benefit', about: { code: 1200, amount: -1_000, currency: 'KRW' } },
    ]);
    // What was given is there to be looked up; nobody has to open it before a bet.
    expect(unread).toEqual({ ...NONE, benefit: 1 });
    await read(null);
  });

  it('has the credited amount of a tether deposit, not the requested one', async () => {
    const at = site.clock.now();
    await site.db.query(
      `insert into request (id, kind, member_id, state, is_open, is_exclusive, details, created_at, updated_at)
       values ('req_tether', 'tetherDeposit', $1, 'credited', false, false, '{"amount": 138000, "currency": "KRW"}', $2, $2)`,
      [MEMBER, at],
    );
    await site.db.query(
      `insert into request_step (request_id, n, event, to_state, actor, actor_role, at)
       values ('req_tether', 1, 'open', 'credited', 'system', 'system', $1)`,
      [at],
    );
    const wallet = createWalletService({ ids: createIds(site) });
    await wallet.post(site.db, {
      key: 'tether:req_tether:credit',
      entry: ENTRY.depositTether,
      actor: 'system',
      at,
      lines: [
        { account: { owner: null, kind: 'house:exchange', currency: 'KRW' }, amount: -69_000 },
        { account: { owner: MEMBER, kind: 'money', currency: 'KRW' }, amount: 69_000 },
      ],
    });
    expect((await list('?kind=money')).data[0]?.about).toEqual({
      type: 'request',
      request: 'tetherDeposit',
      state: 'credited',
      amount: 69_000,
      currency: 'KRW',
      points: 0,
      reason: null,
    });
    await read(null);
  });
});
