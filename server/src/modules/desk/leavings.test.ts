import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ENTRY } from '#rules/ledger.ts';
import { LEAVING_MS } from '#rules/leaving.ts';
import { buildTestApp, DEMO_PASSWORD, type TestApp } from '../../../test/build-test-app.ts';
import { checkInvariants } from '../../invariants.ts';
import { createIds } from '../../lib/ids.ts';
import { createWalletService } from '../wallet/index.ts';
import { databases } from '../../../test/databases.ts';

const MEMBER = 'mem_demo_member01';
const REST = 4_500;

describe.each(databases)('a leaving on %s', (kind) => {
  let site: TestApp;
  let manager: string;

  beforeEach(async () => {
    site = await buildTestApp({ db: kind });
    manager = await site.login('manager01');
  });
  afterEach(async () => {
    expect(await checkInvariants(site.db)).toEqual([]);
    await site.close();
  });

  // biome-ignore lint/suspicious/noExplicitAny: a test reads whatever came back
  type Body = any;

  async function book(amount: number) {
    const lines = [
      {
        account: { owner: null, kind: 'house:adjust' as const, currency: 'KRW' as const },
        amount: -amount,
      },
      { account: { owner: MEMBER, kind: 'money' as const, currency: 'KRW' as const }, amount },
    ];
    const entry = amount < 0 ? ENTRY.adjustRemove : ENTRY.adjustAdd;
    const posting = { key: `test:${amount}`, entry, actor: 'system', at: site.clock.now(), lines };
    await createWalletService({ ids: createIds(site) }).post(site.db, posting);
  }
  async function balance(): Promise<number> {
    const [row] = await site.db.query<{ balance: number }>(
      `select balance from account where owner = $1 and kind = 'money'`,
      [MEMBER],
    );
    return row?.balance ?? 0;
  }
  async function leave() {
    await book(REST - (await balance()));
    const token = await site.login('member01');
    const body = { currentPassword: DEMO_PASSWORD, givesUp: REST };
    return site.call<Body>('POST', '/member/leave', { token, body });
  }
  const decide = (event: 'takeBack' | 'confirm', token = manager) =>
    site.call<Body>('POST', `/desk/member/${MEMBER}/leaving`, {
      token,
      body: { event, reason: '본인 요청' },
    });
  const detail = async () =>
    (await site.call<Body>('GET', `/desk/member/${MEMBER}`, { token: manager })).body;

  it('is taken back once: the member signs in again, with what was given up', async () => {
    expect((await leave()).status).toBe(200);
    expect(await balance()).toBe(0);
    expect(await detail()).toMatchObject({
      member: { state: 'leaving' },
      leaving: { state: 'open', givenUp: REST, obstacles: [] },
    });
    const listed = await site.call<Body>('GET', '/desk/member?state=leaving', { token: manager });
    expect(listed.body.data).toMatchObject([{ id: MEMBER }]);
    await expect(site.login('member01')).rejects.toThrow('LOGIN_FAILED');
    const all = await Promise.all(Array.from({ length: 5 }, () => decide('takeBack')));
    expect(all.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
    expect(await balance()).toBe(REST);
    const token = await site.login('member01');
    const { body: statement } = await site.call<Body>(
      'GET',
      `/statement?from=${site.clock.now() - 1}&to=${site.clock.now() + 1}`,
      { token },
    );
    expect(statement.data.slice(0, 2).map(({ code, amount }: Body) => [code, amount])).toEqual([
      [1410, REST],
      [1400, -REST],
    ]);
    expect(await detail()).toMatchObject({
      leaving: { state: 'taken_back', by: '매니저', reason: '본인 요청' },
    });
  });

  it('is confirmed or taken back, never both, when both come at once', async () => {
    await leave();
    const both = await Promise.all([decide('confirm'), decide('takeBack')]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const isBack = both[1]?.status === 200;
    expect((await detail()).member.state).toBe(isBack ? 'approved' : 'withdrawn');
    expect(await balance()).toBe(isBack ? REST : 0);
  });

  it('is final once it was confirmed, and not taken back after its time', async () => {
    await leave();
    await site.advanceTo(site.clock.now() + LEAVING_MS);
    manager = await site.login('manager01');
    expect((await decide('takeBack')).body.code).toBe('INVALID_STATE');
    expect((await decide('confirm')).body).toMatchObject({
      member: { state: 'withdrawn' },
      leaving: { state: 'confirmed' },
    });
    for (const event of ['confirm', 'takeBack'] as const)
      expect((await decide(event)).body.code).toBe('INVALID_STATE');
    const admin = await site.login('admin01');
    const given = await site.call<Body>('POST', '/admin/adjustment', {
      token: admin,
      headers: { 'idempotency-key': 'after-the-end' },
      body: { memberId: MEMBER, account: 'money', amount: 5, reason: '보상' },
    });
    expect(given.body.code).toBe('INVALID_STATE');
  });

  it('is not confirmed while money came since', async () => {
    await leave();
    await book(700);
    expect((await detail()).leaving.obstacles).toEqual(['BALANCE']);
    expect((await decide('confirm')).body.code).toBe('INVALID_STATE');
    expect((await decide('takeBack')).status).toBe(200);
    expect(await balance()).toBe(REST + 700);
  });

  it('is decided of whoever is leaving alone', async () => {
    expect((await decide('confirm')).body.code).toBe('INVALID_STATE');
    const nobody = await site.call<Body>('POST', '/desk/member/mem_nobody/leaving', {
      token: manager,
      body: { event: 'confirm', reason: '본인 요청' },
    });
    expect(nobody.status).toBe(404);
  });

  it('changes nothing of an exclusion: it goes on through leaving and coming back', async () => {
    const token = await site.login('member01');
    const excluded = await site.call<Body>('POST', '/protection/exclusion', {
      token,
      body: { months: 6 },
    });
    expect(excluded.status).toBeLessThan(300);
    const read = () =>
      site.db.query('select * from protection_stop where member_id = $1', [MEMBER]);
    const before = await read();
    expect(before).toHaveLength(1);
    await leave();
    expect((await decide('takeBack')).status).toBe(200);
    expect(await read()).toEqual(before);
    const again = await site.login('member01');
    const deposit = await site.call<Body>('POST', '/charge', {
      token: again,
      headers: { 'idempotency-key': 'after-coming-back' },
      body: { amount: 10_000, depositorName: '김한판', chargeType: 1, bonus: 'none' },
    });
    expect(JSON.stringify(deposit.body)).toContain('SELF_EXCLUDED');
  });
});
