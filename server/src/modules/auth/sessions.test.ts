import { beforeEach, expect, it } from 'vitest';
import { openMemberSite } from '../../../test/member-site.ts';
import { staged } from '../../../test/staged.ts';

const MINUTE = 60_000;
const site = staged(() => openMemberSite());

beforeEach(() => {
  site.ended.length = 0;
});

async function me(token?: string) {
  const { status, body } = await site.call('GET', '/member/user', { token });
  return { status, code: body.code, body };
}

it('logs in and shows the member without secrets', async () => {
  const answer = await site.call('POST', '/member/login', {
    body: { userId: 'Member01', password: 'demo1234' },
  });
  expect(answer.status).toBe(200);
  expect(answer.body.token).toMatch(/^[A-Za-z0-9_-]{43}$/);
  expect(answer.body.member).toMatchObject({
    userId: 'member01',
    nickName: '한판이',
    level: 3,
    emoney: 1_000_000,
    point: 50_000,
    currency: 'KRW',
    lastLoginAt: null,
  });
  expect(answer.body.expiresAt).toBe(site.clock.now() + 120 * MINUTE);
  const stored = await site.db.query<{ hash: string }>('select token_hash as hash from session');
  expect(JSON.stringify(stored)).not.toContain(answer.body.token);
});

it('gives the login before this one as the last login', async () => {
  const first = site.clock.now();
  await site.login('member02');
  site.pass(MINUTE);
  expect((await me(await site.login('member02'))).body.lastLoginAt).toBe(first);
});

it('ends the first session with 555 when the member logs in elsewhere', async () => {
  const first = await site.login('member01');
  expect((await me(first)).status).toBe(200);
  site.ended.length = 0;
  const second = await site.login('member01');
  expect(await me(first)).toMatchObject({ status: 555, code: 'SESSION_REPLACED' });
  expect((await me(second)).status).toBe(200);
  expect(site.ended).toEqual([{ sessionId: expect.any(String), reason: 'replaced' }]);
});

it('leaves one session when many logins come at once', async () => {
  const tokens = await Promise.all(Array.from({ length: 6 }, () => site.login('member01')));
  const statuses = await Promise.all(tokens.map(async (token) => (await me(token)).status));
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  expect(statuses.filter((status) => status === 555)).toHaveLength(5);
});

it('tells a guest from a token that names no session', async () => {
  expect(await me()).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' });
  for (const token of ['', 'x', 'a'.repeat(43), "' or 1=1 --", 'a'.repeat(5000)]) {
    expect(await me(token)).toMatchObject({ status: 556, code: 'SESSION_EXPIRED' });
  }
});

it('takes the token with or without the word Bearer', async () => {
  const token = await site.login('member01');
  for (const sent of [`Bearer ${token}`, `bearer ${token}`, token])
    expect((await site.call('GET', '/member/user', { token: sent })).status).toBe(200);
  expect((await site.call('GET', '/member/user', { token: 'Bearer' })).status).toBe(556);
});

it('lets a browser with a dead token read settings and log in', async () => {
  expect((await site.call('GET', '/setting', { token: 'gone' })).status).toBe(200);
  const body = { userId: 'member01', password: 'demo1234' };
  expect((await site.call('POST', '/member/login', { token: 'gone', body })).status).toBe(200);
});

it('is over after the minutes without activity, and polling is no activity', async () => {
  const token = await site.login('member01');
  site.pass(119 * MINUTE);
  expect((await me(token)).status).toBe(200);
  site.pass(MINUTE);
  expect(await me(token)).toMatchObject({ status: 556, code: 'SESSION_EXPIRED' });
  expect(site.ended.at(-1)).toMatchObject({ reason: 'expired' });
});

it('slides with activity and writes at most once a minute', async () => {
  const token = await site.login('member01');
  const opened = site.clock.now();
  site.pass(30_000);
  await site.call('GET', '/message', { token });
  expect((await me(token)).body.sessionExpiresAt).toBe(opened + 120 * MINUTE);
  site.pass(100 * MINUTE);
  await site.call('GET', '/message', { token });
  expect((await me(token)).body.sessionExpiresAt).toBe(site.clock.now() + 120 * MINUTE);
  site.pass(119 * MINUTE);
  expect((await me(token)).status).toBe(200);
});

it('sets the normal length on a navigation, and 120 minutes on opening a lobby', async () => {
  const admin = await site.login('admin01');
  const change = { token: admin, body: { autoLogoutMin: 30 } };
  await site.call('PATCH', '/admin/setting', change);
  const token = await site.login('member01');
  const minutesAfter = async (path: string) => {
    const { status, body } = await site.call('POST', path, { token });
    return [status, (body.expiresAt - site.clock.now()) / MINUTE];
  };
  expect(await minutesAfter('/member/lobby/slot')).toEqual([200, 120]);
  site.pass(10 * MINUTE);
  // Other activity in a lobby does not shorten it.
  await site.call('GET', '/message', { token });
  expect((await me(token)).body.sessionExpiresAt).toBe(site.clock.now() + 110 * MINUTE);
  expect(await minutesAfter('/member/session')).toEqual([200, 30]);
  const refused = await site.call('POST', '/member/session', { token, body: { reason: 'lobby' } });
  expect(refused.status).toBe(400);
  await site.scheduler.advanceTo(site.clock.now() + 30 * MINUTE);
  expect(site.ended.at(-1)).toMatchObject({ reason: 'expired' });
  const reset = { token: await site.login('admin01'), body: { autoLogoutMin: 120 } };
  await site.call('PATCH', '/admin/setting', reset);
});

it('is over after twelve hours, however active its member is', async () => {
  const token = await site.login('member01');
  const end = site.clock.now() + 12 * 60 * MINUTE;
  expect((await me(token)).body.sessionEndsAt).toBe(end);
  for (let hours = 1; hours < 12; hours += 1) {
    site.pass(60 * MINUTE);
    expect((await site.call('POST', '/member/session', { token })).status).toBe(200);
  }
  expect((await me(token)).body).toMatchObject({ sessionExpiresAt: end, sessionEndsAt: end });
  const lobby = await site.call('POST', '/member/lobby/casino', { token });
  expect(lobby.body.expiresAt).toBe(end);
  site.pass(60 * MINUTE);
  expect(await me(token)).toMatchObject({ status: 556, code: 'SESSION_EXPIRED' });
});

it('ends sessions by the clock even when nobody calls', async () => {
  await site.login('member01');
  await site.scheduler.advanceTo(site.clock.now() + 120 * MINUTE);
  expect(site.ended.at(-1)).toMatchObject({ reason: 'expired' });
  const running = await site.db.query('select 1 from session where ended_at is null');
  expect(running).toHaveLength(0);
});

it('is over after logout', async () => {
  const token = await site.login('member01');
  expect((await site.call('POST', '/member/logout', { token })).status).toBe(204);
  expect((await me(token)).status).toBe(556);
  expect(site.ended.at(-1)).toMatchObject({ reason: 'logout' });
});

it('answers 556 to a member who was suspended, and closes the session', async () => {
  const token = await site.login('tend22');
  await site.db.query(`update member set state = 'suspended' where user_id = 'tend22'`);
  // The other server's change shows here within two seconds.
  await new Promise((done) => setTimeout(done, 2_100));
  expect(await me(token)).toMatchObject({ status: 556, code: 'SESSION_EXPIRED' });
  expect(await me(token)).toMatchObject({ status: 556 });
  expect(site.ended.at(-1)).toMatchObject({ reason: 'expired' });
  const login = await site.call('POST', '/member/login', {
    body: { userId: 'tend22', password: 'demo1234' },
  });
  expect(login).toMatchObject({ status: 404, body: { code: 'MEMBER_SUSPENDED' } });
});

it('answers 600 to everything from a blocked address', async () => {
  const ip = '203.0.113.9';
  const token = await site.login('member02', 'demo1234', ip);
  const by = { actor: 'mem_demo_admin01', ip: '192.0.2.1', now: site.clock.now() };
  expect(await site.auth.blockedAddresses.block(ip, 'test', by)).toBe(true);
  for (const path of ['/setting', '/member/user', '/newsLink']) {
    expect(await site.call('GET', path, { ip, token })).toMatchObject({
      status: 600,
      body: { code: 'IP_BLOCKED' },
    });
  }
  expect((await site.call('GET', '/setting')).status).toBe(200);
  expect(site.ended.at(-1)).toMatchObject({ reason: 'blocked' });
});
