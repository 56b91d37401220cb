import { beforeEach, expect, it } from 'vitest';
import { openMemberSite } from '../../../test/member-site.ts';
import { staged } from '../../../test/staged.ts';

const HOUR = 60 * 60_000;
const site = staged(() => openMemberSite());
let admin: string;

beforeEach(async () => {
  admin = await site.login('admin01');
});

function moveClock(to: unknown, token = admin) {
  return site.call('POST', '/admin/clock', { token, body: { to } });
}

function iso(at: number): string {
  return new Date(at).toISOString();
}

async function addApplicant(id: string, nickname: string, currency = 'KRW') {
  await site.db.query(
    `insert into member (id, user_id, nickname, password_hash, withdraw_password_hash, currency, created_at)
     values ($1, $1, $2, 'x', 'x', $3, $4)`,
    [id, nickname, currency, site.clock.now()],
  );
  const actor = { id, role: 'guest' as const, ip: '127.0.0.1' };
  await site.db.tx((q) =>
    site.signupRequests.open(q, { memberId: id, actor, at: site.clock.now() }),
  );
}

it('moves the clock, plays what is due, and keeps the caller logged in', async () => {
  const played: number[] = [];
  let due: number | null = site.clock.now() + HOUR;
  site.scheduler.register({
    name: 'probe',
    nextDue: () => due,
    async runDue(now) {
      played.push(now);
      due = null;
    },
  });
  const to = site.clock.now() + 10 * HOUR;
  const expectedAt = due;
  expect(await moveClock(iso(to))).toEqual({ status: 200, body: { now: to } });
  expect(played).toEqual([expectedAt]);
  const me = await site.call('GET', '/member/user', { token: admin });
  expect(me.body.sessionExpiresAt).toBe(to + 2 * HOUR);
});

it('refuses to move the clock back, too far, or by nonsense', async () => {
  const before = site.clock.now();
  for (const to of [iso(before - 1), '9999-12-31T23:59:59Z', 'tomorrow', 5, null]) {
    expect(await moveClock(to)).toMatchObject({ status: 400, body: { code: 'VALIDATION' } });
  }
  expect(site.clock.now()).toBe(before);
});

it('refuses to move a clock that follows the machine', async () => {
  site.config.manualClockStart = null;
  expect((await moveClock(iso(site.clock.now()))).body.code).toBe('CLOCK_NOT_MANUAL');
  site.config.manualClockStart = 0;
});

it('refuses every admin call to everyone else', async () => {
  const calls: [string, string, object?][] = [
    ['POST', '/admin/clock', { to: iso(site.clock.now()) }],
    ['PATCH', '/admin/setting', { siteNoticeFlg: true }],
    ['GET', '/admin/member?state=approved'],
    ['POST', '/admin/member/mem_x/approve'],
  ];
  for (const userId of ['member01', 'manager01']) {
    const token = await site.login(userId);
    for (const [method, url, body] of calls) {
      expect((await site.call(method, url, { token, body })).status).toBe(403);
    }
  }
  for (const [method, url, body] of calls) {
    expect((await site.call(method, url, { body })).status).toBe(401);
  }
});

it('approves an applicant once: level, wallet, welcome, audit', async () => {
  await addApplicant('mem_apply1', '신청자', 'USD');
  const listed = await site.call('GET', '/admin/member?state=applied', { token: admin });
  expect(listed.body).toEqual([
    {
      id: 'mem_apply1',
      userId: 'mem_apply1',
      nickname: '신청자',
      state: 'applied',
      createdAt: expect.any(Number),
    },
  ]);
  const approve = () => site.call('POST', '/admin/member/mem_apply1/approve', { token: admin });
  const answers = await Promise.all([approve(), approve(), approve()]);
  expect(answers.map(({ status }) => status)).toEqual([204, 204, 204]);
  expect(await site.db.query(`select state, level from member where id = 'mem_apply1'`)).toEqual([
    { state: 'approved', level: 1 },
  ]);
  expect(await site.wallet.balanceOf(site.db, 'mem_apply1')).toEqual({
    emoney: 0,
    point: 0,
    currency: 'USD',
  });
  expect(await site.db.query(`select 1 from message where member_id = 'mem_apply1'`)).toHaveLength(
    1,
  );
  const records = await site.db.query(
    `select actor, before, after, ip from audit where target = 'mem_apply1'`,
  );
  expect(records).toEqual([
    {
      actor: 'mem_demo_admin01',
      before: { state: 'applied' },
      after: { state: 'approved' },
      ip: '127.0.0.1',
    },
  ]);
});

it('refuses to approve who is not there or past it', async () => {
  await addApplicant('mem_apply2', '거절자');
  const [request] = await site.signupRequests.list({
    states: ['applied'],
    order: 'oldest',
    limit: 1,
  });
  const actor = { id: 'mem_demo_admin01', role: 'admin' as const, ip: '127.0.0.1' };
  const id = request?.id ?? '';
  const step = { id, event: 'reject' as const, actor, at: site.clock.now() };
  expect(await site.signupRequests.act(step)).toEqual({ ok: false, error: 'REASON_REQUIRED' });
  expect(await site.signupRequests.act({ ...step, reason: '중복 가입' })).toMatchObject({
    ok: true,
  });
  const [member] = await site.db.query(`select state from member where id = 'mem_apply2'`);
  expect(member).toEqual({ state: 'rejected' });
  const approve = (memberId: string) =>
    site.call('POST', `/admin/member/${memberId}/approve`, { token: admin });
  expect((await approve('mem_apply2')).body.code).toBe('INVALID_STATE');
  expect((await approve('mem_nobody')).status).toBe(404);
});

it('leaves an audit record of each switch and move that nobody can change', async () => {
  await site.call('PATCH', '/admin/setting', { token: admin, body: { tetherMaintenanceFlag: 1 } });
  await moveClock(iso(site.clock.now() + 1000));
  const records = await site.db.query<{ action: string; before: object; after: object }>(
    'select action, before, after from audit order by id desc limit 2',
  );
  expect(records[0]).toMatchObject({ action: 'clock.move' });
  expect(records[1]).toMatchObject({
    action: 'setting.change',
    before: { tetherMaintenanceFlag: 0 },
    after: { tetherMaintenanceFlag: 1 },
  });
  await expect(site.db.query(`update audit set actor = 'x'`)).rejects.toThrow('never changed');
  await expect(site.db.query('delete from audit')).rejects.toThrow('never changed');
});
