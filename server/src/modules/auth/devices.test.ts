import { expect, it } from 'vitest';
import { deviceCookie } from './device-cookie.ts';
import { openMemberSite } from '../../../test/member-site.ts';
import { staged } from '../../../test/staged.ts';

const MINUTE = 60_000;
const FLOODED = '10.1.0.1';
const site = staged(() => openMemberSite());

function attempt(userId: string, password: string, { cookie, ip = FLOODED }: Place = {}) {
  return site.call('POST', '/member/login', { body: { userId, password }, ip, cookie });
}

interface Place {
  cookie?: string | undefined;
  ip?: string;
}

async function fail(userId: string, times: number, place: Place = {}): Promise<void> {
  for (let i = 0; i < times; i += 1) await attempt(userId, 'wrong', place);
}

async function signInOnce(userId: string): Promise<string> {
  const { status, cookie } = await attempt(userId, 'demo1234', { ip: '10.2.0.1' });
  expect([status, typeof cookie]).toEqual([200, 'string']);
  return cookie as string;
}

it('the cookie of a device is out of reach of scripts and other sites, and kept as a hash', async () => {
  const token = 'A'.repeat(43);
  const attributes = `hanpan_device=${token}; Path=/api/member; Max-Age=15552000; HttpOnly; SameSite=Strict`;
  expect(deviceCookie(token, { protocol: 'http' })).toBe(attributes);
  expect(deviceCookie(token, { protocol: 'https' })).toBe(`${attributes}; Secure`);
  expect(await signInOnce('member01')).toMatch(/^hanpan_device=[\w-]{43}$/);
  const [row] = await site.db.query<{ hash: string }>('select token_hash as hash from device');
  expect(row?.hash).toMatch(/^[0-9a-f]{64}$/);
});

it.each(['member02', 'admin01'])(
  'a flood of wrong passwords does not lock %s out of a device that signed in before',
  async (userId) => {
    const cookie = await signInOnce(userId);
    // The id from this network, the whole network, and the id from everywhere.
    await fail(userId, 40);
    for (let net = 1; net <= 12; net += 1) await fail(userId, 5, { ip: `10.3.${net}.1` });
    expect((await attempt(userId, 'demo1234')).body.code).toBe('LOGIN_LOCKED');
    expect((await attempt(userId, 'demo1234', { ip: '10.4.0.1' })).body.code).toBe('LOGIN_LOCKED');
    expect((await attempt(userId, 'demo1234', { cookie })).status).toBe(200);
    site.pass(31 * MINUTE);
  },
);

it('a device has five wrong passwords in thirty minutes of its own', async () => {
  const cookie = await signInOnce('coin01');
  await fail('coin01', 5);
  await fail('coin01', 4, { cookie });
  site.pass(31 * MINUTE);
  await fail('coin01', 4, { cookie, ip: '10.5.0.1' });
  expect((await attempt('coin01', 'wrong', { cookie, ip: '10.5.0.1' })).body.code).toBe(
    'LOGIN_FAILED',
  );
  // Its trust is over; from then on it is a stranger, with what strangers have left.
  await fail('coin01', 5, { cookie, ip: '10.5.0.1' });
  const locked = await attempt('coin01', 'demo1234', { cookie, ip: '10.5.0.1' });
  expect(locked.body.code).toBe('LOGIN_LOCKED');
  site.pass(30 * MINUTE);
  expect((await attempt('coin01', 'demo1234', { cookie, ip: '10.5.0.1' })).status).toBe(200);
});

it('a device is trusted for those who signed in on it, with its newest cookie only', async () => {
  const old = await signInOnce('tend22');
  const { cookie } = await attempt('tend22', 'demo1234', { cookie: old, ip: '10.2.0.1' });
  expect(cookie).not.toBe(old);
  await fail('tend22', 5, { ip: '10.6.0.1' });
  await fail('manager01', 5, { ip: '10.6.0.1' });
  const here = (userId: string, held: string | undefined) =>
    attempt(userId, 'demo1234', { cookie: held, ip: '10.6.0.1' });
  expect((await here('manager01', cookie)).body.code).toBe('LOGIN_LOCKED');
  for (const held of [old, 'hanpan_device=', `hanpan_device=${'A'.repeat(43)}`, `x${cookie}`]) {
    expect((await here('tend22', held)).body.code, held).toBe('LOGIN_LOCKED');
  }
  expect((await here('tend22', `theme=dark; ${cookie}; other=1`)).status).toBe(200);
});

it('a burst of guesses from a device does not get past its lock', async () => {
  const cookie = await signInOnce('unread01');
  const answers = await Promise.all(
    Array.from({ length: 30 }, (_, i) =>
      attempt('unread01', `guess${i}`, { cookie, ip: '10.7.0.1' }),
    ),
  );
  const tried = answers.filter(({ body }) => body.code === 'LOGIN_FAILED').length;
  // Five of the device, five of its network, and those that were being hashed at either moment.
  expect(tried).toBeLessThanOrEqual(14);
});

it('a changed password ends the trust in every other device', async () => {
  const elsewhere = await signInOnce('member01');
  const { body, cookie } = await attempt('member01', 'demo1234', { ip: '10.2.0.9' });
  const change = { currentPassword: 'demo1234', newPassword: 'other5678' };
  const changed = await site.call('POST', '/member/password/change', {
    token: body.token,
    cookie,
    body: change,
  });
  expect(changed.status).toBe(200);
  await fail('member01', 5, { ip: '10.8.0.1' });
  const here = (held: string | undefined) =>
    attempt('member01', 'other5678', { cookie: held, ip: '10.8.0.1' });
  expect((await here(elsewhere)).body.code).toBe('LOGIN_LOCKED');
  expect((await here(changed.cookie)).status).toBe(200);
});

it('a flood from many networks turns strangers away, and a known device goes first', async () => {
  const cookie = await signInOnce('manager01');
  let turnedAway = 0;
  const flood = Promise.all(
    Array.from({ length: 200 }, async (_, i) => {
      const { body } = await attempt(`victim${i}`, 'wrong', { ip: `10.20.${i}.1` });
      expect(['LOGIN_FAILED', 'UNAVAILABLE']).toContain(body.code);
      if (body.code === 'UNAVAILABLE') turnedAway += 1;
      return performance.now();
    }),
  );
  expect((await attempt('manager01', 'demo1234', { cookie })).status).toBe(200);
  const known = performance.now();
  const done = await flood;
  expect(turnedAway).toBeGreaterThanOrEqual(80);
  expect(done.filter((at) => at > known).length).toBeGreaterThan(50);
  const overloads = await site.db.query(
    `select 1 from security_event where detail = 'UNAVAILABLE'`,
  );
  expect(overloads).toHaveLength(1);
});
