import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { SIGNUP_CONSTANTS } from '#rules/signup.ts';
import { buildTestApp, type TestApp } from '../../../test/build-test-app.ts';
import { demoMemberId } from '../../demo/index.ts';
import { checkInvariants } from '../../invariants.ts';
import { createManualClock } from '../../lib/clock.ts';
import type { Log } from '../../lib/log.ts';
import { createScheduler } from '../../lib/scheduler.ts';
import { createErasureModule } from './index.ts';
import { beginErasing } from './repository.ts';
import { createErasureService } from './service.ts';
import { databases } from '../../../test/databases.ts';

const YEARS = 5;
const HOUR = 3_600_000;
const HIS_IP = '203.0.113.77';
const STAFF_IP = '192.0.2.10';
const PASSWORD = 'pass!word1';

/** What is known of a person; every text that is typed about one has the name in it. */
function person(userId: string, digit: number, nickname: string, name: string) {
  return {
    ...SIGNUP_CONSTANTS,
    userId,
    password: PASSWORD,
    nickname,
    withdrawPassword: '4321',
    tetherSignupFlag: 0,
    suggestionCode1: 'HANPAN',
    storeUserId: demoMemberId('member01'),
    recommender: '',
    phoneNumber: `0107654321${digit}`,
    bankId: 4,
    accountNumber: `998877665${digit}`,
    accountHolder: name,
    birthYear: 1990,
  };
}
const LEAVER = person('leaver7788', 1, '떠나는사람', '홍떠남');
const STAYER = person('stayer7788', 2, '남는사람', '김남음');
/** Nothing of these is to be found anywhere once the leaver is erased. */
const TRACES = [
  ...['leaver7788', '떠나는사람', '홍떠남', LEAVER.phoneNumber, LEAVER.accountNumber],
  ...[HIS_IP, 'TLeaverWallet'],
];

describe.each(databases)('personal data of who has left on %s', (kind) => {
  let site: TestApp;
  let staff: string;
  let leaver = '';
  let stayer = '';
  let left = 0;

  // biome-ignore lint/suspicious/noExplicitAny: a test reads whatever came back
  type Body = any;
  let keys = 0;
  const call = async (
    method: 'GET' | 'POST' | 'PUT',
    path: string,
    { token, body, ip = STAFF_IP }: { token?: string; body?: object; ip?: string } = {},
  ) => {
    keys += 1;
    const headers = { 'x-forwarded-for': ip, 'idempotency-key': `erasure-${keys}` };
    const answer = await site.call<Body>(method, path, { token, body, headers });
    expect(answer.status, `${path} ${JSON.stringify(answer.body)}`).toBeLessThan(300);
    return answer.body;
  };

  /** Signs somebody up, and has everything happen that leaves something about a person. */
  async function live(who: typeof LEAVER, ip: string): Promise<string> {
    const name = who.accountHolder;
    await call('POST', '/member/signup', { body: who, ip });
    const [row] = await site.db.query<{ id: string }>('select id from member where user_id = $1', [
      who.userId,
    ]);
    const id = row?.id ?? '';
    await call('POST', `/admin/member/${id}/approve`, { token: staff });
    const { token } = await call('POST', '/member/login', {
      body: { userId: who.userId, password: PASSWORD },
      ip,
    });
    for (const { id: message } of (await call('GET', '/message', { token, ip })).data)
      await call('GET', `/message/${message}`, { token, ip });
    const deposit = await call('POST', '/charge', {
      token,
      ip,
      body: { amount: 50_000, depositorName: name, chargeType: 1, bonus: 'none' },
    });
    for (const event of ['check', 'approve'])
      await call('POST', `/desk/request/deposit/${deposit.id}`, {
        token: staff,
        body: { event, reason: event === 'approve' ? `${name} 확인` : null },
      });
    await call('POST', '/admin/adjustment', {
      token: staff,
      body: { memberId: id, account: 'money', amount: -50_000, reason: `${name} 정정` },
    });
    await call('POST', `/desk/member/${id}/note`, {
      token: staff,
      body: { contents: `${name} 전화함` },
    });
    const { id: postId } = await call('POST', '/board/free', {
      token,
      body: { title: `${name} 소개`, contents: `<p>${name}입니다.</p>`, betId: null },
    });
    await call('POST', `/board/post/${postId}/reply`, {
      token,
      body: { text: `${name}입니다.`, parentId: null },
    });
    await call('POST', `/desk/post/post/${postId}`, {
      token: staff,
      body: { action: 'hide', reason: `${name}의 정보` },
    });
    await call('POST', '/desk/message', {
      token: staff,
      body: { memberIds: [id], title: `${name} 님께`, contents: `${name} 안내` },
    });
    await call('POST', '/charge/account', { token, ip });
    await call('POST', '/nonmember/inquiry', {
      ip,
      body: { contact: who.phoneNumber, title: `${name} 문의`, contents: `${name}입니다` },
    });
    await site.db.query(
      `insert into favourite (member_id, kind, subject_id, created_at) values ($1, 'team', 'x', 0)`,
      [id],
    );
    await call('PUT', '/slip/saved/slip-0001', {
      token,
      body: {
        name: `${name} 카트`,
        kind: 'multiple',
        mode: 'domestic',
        legs: [{ selectionId: 'match1000.1._.1', odds: 185 }],
      },
    });
    await site.db.query(
      'insert into tether_wallet (member_id, address, updated_at) values ($1, $2, 0)',
      [id, `T${who.userId[0]?.toUpperCase()}${who.userId.slice(1, 6)}Wallet`],
    );
    return id;
  }

  async function leave(id: string, userId: string): Promise<void> {
    const { token } = await call('POST', '/member/login', {
      body: { userId, password: PASSWORD },
      ip: HIS_IP,
    });
    for (const { id: message } of (await call('GET', '/message', { token, ip: HIS_IP })).data)
      await call('GET', `/message/${message}`, { token, ip: HIS_IP });
    await call('POST', '/member/leave', { token, body: { currentPassword: PASSWORD }, ip: HIS_IP });
    await call('POST', `/desk/member/${id}/leaving`, {
      token: staff,
      body: { event: 'confirm', reason: '홍떠남 본인 요청' },
    });
  }

  /** Every row of the database as text, by table and what makes it one row. */
  async function dump(): Promise<Map<string, string>> {
    const tables = await site.db.query<{ name: string }>(
      `select table_name as name from information_schema.tables where table_schema = 'public'
         and table_type = 'BASE TABLE' and table_name not in ('sql_function', 'schema_migration')`,
    );
    const rows = new Map<string, string>();
    for (const { name } of tables)
      for (const { row } of await site.db.query<{ row: string }>(
        `select to_jsonb(t)::text as row from "${name}" t`,
      ))
        rows.set(`${name} ${row}`, row);
    return rows;
  }
  const traces = (rows: ReadonlyMap<string, string>) =>
    [...rows.keys()].filter((row) => TRACES.some((trace) => row.includes(trace)));

  beforeAll(async () => {
    site = await buildTestApp({ db: kind, trustProxy: true });
    staff = await site.login('admin01');
    leaver = await live(LEAVER, HIS_IP);
    await site.advanceTo(site.clock.now() + HOUR);
    stayer = await live({ ...STAYER, recommender: LEAVER.nickname }, '203.0.113.5');
    await site.db.query(
      `insert into member_likeness (member_id, other_id, by, at) values ($1, $2, 'device', 0), ($2, $1, 'wallet', 0)`,
      [leaver, stayer],
    );
    await leave(leaver, LEAVER.userId);
    left = site.clock.now();
  });
  afterAll(async () => {
    await site.db.query('delete from favourite where member_id in ($1, $2)', [stayer, leaver]);
    expect(await checkInvariants(site.db)).toEqual([]);
    await site.close();
  });

  const eraseAt = (now: number) => createErasureService(site.db, YEARS).eraseDue(now);
  const inYears = (years: number) =>
    new Date(left).setUTCFullYear(new Date(left).getUTCFullYear() + years);
  const isFree = async (field: string, value: string) =>
    (
      await site.call('POST', '/member/signup', {
        body: { ...person('newone7788', 3, '새사람', '새이름'), [field]: value },
      })
    ).status === 201;

  it('stays until the term is over, and while an exclusion lasts', async () => {
    expect(traces(await dump()).length).toBeGreaterThan(10);
    expect(await eraseAt(inYears(YEARS) - 1)).toBe(0);
    await site.db.query(
      `insert into protection_stop (id, member_id, kind, from_at, until_at) values ('stp_x', $1, 'exclusion', $2, $3)`,
      [leaver, left, inYears(2)],
    );
    expect(await createErasureService(site.db, 1).eraseDue(inYears(2) - 1)).toBe(0);
    expect(await isFree('phoneNumber', LEAVER.phoneNumber)).toBe(false);
    expect(await isFree('accountNumber', LEAVER.accountNumber)).toBe(false);
  });

  it('is then removed from every table, once, and nobody else is touched', async () => {
    const before = await dump();
    const twice = await Promise.all([eraseAt(inYears(YEARS) + 1), eraseAt(inYears(YEARS) + 1)]);
    expect(twice.sort()).toEqual([0, 1]);
    const after = await dump();
    expect(traces(after)).toEqual([]);

    const own = await site.db.query<{ id: string }>(
      `select id from request where member_id = $1 union all select id from inquiry where member_id = $1
         union all select id from sent_message where member_id = $1
         union all select 'post:' || id from post where member_id = $1
         union all select '"post_id": ' || id from post where member_id = $1
         union all select tx_id from ledger_line l join account a on a.id = l.account_id where a.owner = $1`,
      [leaver],
    );
    const names = [
      leaver,
      LEAVER.userId,
      LEAVER.nickname,
      LEAVER.phoneNumber,
      // How many posts a board has.
      'post_board',
      ...own.map(({ id }) => id),
    ];
    const changed = [...before.keys()].filter((row) => !after.has(row));
    expect(changed.length).toBeGreaterThan(10);
    expect(changed.filter((row) => !names.some((name) => row.includes(name)))).toEqual([]);
    // The one who named the leaver at the sign-up keeps all but that name.
    const [kept] = await site.db.query(
      'select user_id, nickname, phone_number, account_number, recommender from member where id = $1',
      [stayer],
    );
    expect(kept).toEqual({
      user_id: STAYER.userId,
      nickname: STAYER.nickname,
      phone_number: STAYER.phoneNumber,
      account_number: STAYER.accountNumber,
      recommender: `탈퇴회원 ${leaver.replace('mem_', '')}`,
    });
  });

  it('leaves the ledger, states and who did what', async () => {
    const lines = await site.db.query(
      `select l.code, l.amount, t.actor, t.ip, t.reason from ledger_line l join ledger_tx t on t.id = l.tx_id
       join account a on a.id = l.account_id where a.owner = $1 and a.kind = 'money' order by l.seq`,
      [leaver],
    );
    const byStaff = { actor: demoMemberId('admin01'), ip: STAFF_IP, reason: null };
    expect(lines).toEqual([
      { code: 2100, amount: 50_000, ...byStaff },
      { code: 1200, amount: -50_000, ...byStaff },
    ]);
    const audits = await site.db.query<{ action: string; after: object }>(
      `select action, after from audit where target = $1 or after ->> 'memberId' = $1 order by id`,
      [leaver],
    );
    expect(audits.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['adjustment.approve', 'member.note', 'member.confirmLeaving']),
    );
    expect(audits.find(({ action }) => action === 'adjustment.approve')?.after).toEqual({
      state: 'approved',
      memberId: leaver,
      account: 'money',
      currency: 'KRW',
      amount: -50_000,
    });
    const shown = await call('GET', `/desk/member/${leaver}`, { token: staff });
    expect(shown).toMatchObject({ member: { userId: leaver, state: 'withdrawn' }, notes: [] });
    for (const queue of ['deposit', 'adjustment', 'signup'])
      expect(
        (await call('GET', `/desk/request/${queue}?tab=done`, { token: staff })).data.length,
      ).toBeGreaterThan(0);
  });

  it('no longer blocks a new sign-up, but for the id, which nobody gets again', async () => {
    expect(await isFree('userId', LEAVER.userId)).toBe(false);
    expect(await isFree('userId', 'Leaver7788')).toBe(false);
    const again = await site.call('POST', '/member/signup', {
      body: { ...LEAVER, userId: 'another7788' },
    });
    expect(again.status).toBe(201);
  });

  it('takes no word out of a final record but there and then', async () => {
    await expect(site.db.query(`update audit set after = '{}'`)).rejects.toThrow('never changed');
    for (const sql of [
      'update ledger_line set amount = amount + 1',
      `update ledger_tx set at = at + 1`,
      `update ledger_tx set reason = 'x'`,
      `update audit set after = '{"state": "x"}'`,
      `update audit set actor = 'x'`,
      'delete from audit',
    ])
      await expect(
        site.db.tx(async (q) => {
          await beginErasing(q);
          await q.query(sql);
        }),
      ).rejects.toThrow('never changed');
  });
});

it('runs every night at three', async () => {
  const site = await buildTestApp();
  const clock = createManualClock(Date.parse('2024-05-18T02:00:00+09:00'));
  const log = { error: vi.fn(), info: vi.fn() } as unknown as Log;
  const job = createErasureModule({ db: site.db, clock, log, config: site.config });
  const scheduler = createScheduler({ clock, log });
  for (const task of job.scheduled ?? []) scheduler.register(task);
  await scheduler.advanceTo(Date.parse('2024-05-18T04:00:00+09:00'));
  await job.close?.();
  expect(log.info).toHaveBeenCalledExactlyOnceWith({ members: 0 }, 'personal data removed');
  expect(job.scheduled?.[0]?.nextDue()).toBe(Date.parse('2024-05-19T03:00:00+09:00'));
  await site.close();
});
