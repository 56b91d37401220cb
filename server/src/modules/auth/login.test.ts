import { beforeEach, expect, it, vi } from 'vitest';
import { openMemberSite } from '../../../test/member-site.ts';
import { staged } from '../../../test/staged.ts';

const MINUTE = 60_000;
const site = staged(() => openMemberSite());

/** Each test tries from an address of its own, for an address has only so many wrong guesses. */
let here = '';
let tests = 0;
beforeEach(() => {
  tests += 1;
  here = `10.0.0.${tests}`;
});

function attempt(userId: string, password: string, ip = here) {
  return site.call('POST', '/member/login', { body: { userId, password }, ip });
}

async function fail(userId: string, times: number, ip = here): Promise<void> {
  for (let i = 0; i < times; i += 1) await attempt(userId, 'wrong', ip);
}

it('answers the same whichever of the two is wrong', async () => {
  const wrongPassword = await attempt('member02', 'wrong');
  const nobody = await attempt('nobody99', 'demo1234');
  expect(wrongPassword).toMatchObject({
    status: 404,
    body: { code: 'LOGIN_FAILED', message: '아이디 또는 비밀번호가 올바르지 않습니다.' },
  });
  expect({ ...nobody.body, requestId: '' }).toEqual({ ...wrongPassword.body, requestId: '' });
});

it('opens nothing for a password that was changed while it was compared', async () => {
  const { passwords } = site.auth;
  const compare = passwords.verify;
  vi.spyOn(passwords, 'verify').mockImplementationOnce(async (stored, plain) => {
    const isRight = await compare(stored, plain);
    await site.db.query(`update member set password_hash = 'new' where user_id = 'tend22'`);
    return isRight;
  });
  const [before] = await site.db.query<{ hash: string }>(
    `select password_hash as hash from member where user_id = 'tend22'`,
  );
  expect(await attempt('tend22', 'demo1234')).toMatchObject({
    status: 404,
    body: { code: 'LOGIN_FAILED' },
  });
  await site.db.query(`update member set password_hash = $1 where user_id = 'tend22'`, [
    before?.hash,
  ]);
  expect((await attempt('tend22', 'demo1234')).status).toBe(200);
});

it('locks an id for an address after five failures in a row, even for the right password', async () => {
  await fail('member01', 5);
  expect(await attempt('MEMBER01', 'demo1234')).toMatchObject({
    status: 404,
    body: { code: 'LOGIN_LOCKED' },
  });
  site.pass(30 * MINUTE - 1);
  expect((await attempt('member01', 'demo1234')).body.code).toBe('LOGIN_LOCKED');
  site.pass(1);
  expect((await attempt('member01', 'demo1234')).status).toBe(200);
});

it('takes an id in full width for the same one, also where it counts failures', async () => {
  expect((await attempt('ｍｅｍｂｅｒ０２', 'demo1234')).status).toBe(200);
  await fail('member02', 3);
  await fail('ＭＥＭＢＥＲ０２', 2);
  expect((await attempt('member02', 'demo1234')).body.code).toBe('LOGIN_LOCKED');
});

it('forgets failures after a success', async () => {
  await fail('member01', 4);
  expect((await attempt('member01', 'demo1234')).status).toBe(200);
  await fail('member01', 4);
  expect((await attempt('member01', 'demo1234')).status).toBe(200);
});

it('counts failures within thirty minutes only', async () => {
  await fail('member02', 4);
  site.pass(31 * MINUTE);
  await fail('member02', 1);
  expect((await attempt('member02', 'demo1234')).status).toBe(200);
});

it('locks an id that nobody has just the same', async () => {
  await fail('ghost777', 5);
  expect((await attempt('ghost777', 'wrong')).body.code).toBe('LOGIN_LOCKED');
});

it('locks nobody out by what a stranger tries elsewhere', async () => {
  await fail('tend22', 5, '10.9.0.1');
  expect((await attempt('tend22', 'demo1234', '10.9.0.1')).body.code).toBe('LOGIN_LOCKED');
  // Not through another address of the same IPv6 line either.
  await fail('tend22', 5, '2001:db8:1:1::1');
  const sameLine = await attempt('tend22', 'demo1234', '2001:db8:1:1:2:3:4:5');
  expect(sameLine.body.code).toBe('LOGIN_LOCKED');
  expect((await attempt('tend22', 'demo1234')).status).toBe(200);
});

it.each(['unread01', 'ghost888'])(
  'locks %s after fifty failures from many addresses',
  async (userId) => {
    const [home, abroad] = ['10.8.0.1', '10.8.0.2'];
    if (userId === 'unread01') expect((await attempt(userId, 'demo1234', home)).status).toBe(200);
    const net = `10.7.${tests}`;
    for (let i = 1; i <= 10; i += 1) await fail(userId, 5, `${net}.${i}`);
    expect((await attempt(userId, 'demo1234', abroad)).body.code).toBe('LOGIN_LOCKED');
    // Where the member has been before, strangers' guesses do not count.
    const atHome = await attempt(userId, 'demo1234', home);
    expect(atHome.status === 200).toBe(userId === 'unread01');
    expect((await attempt(userId, 'demo1234', abroad)).body.code).toBe('LOGIN_LOCKED');
    site.pass(30 * MINUTE);
    expect((await attempt(userId, 'wrong', abroad)).body.code).toBe('LOGIN_FAILED');
  },
);

it('an IPv6 line that the member has used counts as home under its address of tomorrow', async () => {
  const userId = 'manager01';
  const yesterday = await attempt(userId, 'demo1234', '2001:db8:7:7:1:1:1:1');
  expect(yesterday.status).toBe(200);
  for (let i = 1; i <= 10; i += 1) await fail(userId, 5, `10.5.0.${i}`);
  expect((await attempt(userId, 'demo1234', '2001:db8:8:8::1')).body.code).toBe('LOGIN_LOCKED');
  expect((await attempt(userId, 'demo1234', '2001:db8:7:7:2:2:2:2')).status).toBe(200);
});

it('lets one address fail thirty times, whatever the ids', async () => {
  for (let i = 0; i < 15; i += 1) {
    await fail(`spray${i}x`, 1);
    await fail(`other${i}x`, 1);
  }
  expect((await attempt('member01', 'demo1234')).body.code).toBe('LOGIN_LOCKED');
  expect((await attempt('nobody77', 'demo1234')).body.code).toBe('LOGIN_LOCKED');
  expect((await attempt('member01', 'demo1234', '10.6.0.1')).status).toBe(200);
});

it('does not let a burst of guesses past the lock', async () => {
  const answers = await Promise.all(
    Array.from({ length: 30 }, (_, i) => attempt('coin01', `guess${i}`)),
  );
  const tried = answers.filter(({ body }) => body.code === 'LOGIN_FAILED').length;
  // Five, and those that were being hashed at that moment.
  expect(tried).toBeLessThanOrEqual(7);
  expect(answers.every(({ status }) => status === 404)).toBe(true);
});

it('never writes passwords or tokens to the log', async () => {
  const token = await site.login('member02');
  await site.call('GET', '/member/user', { token });
  const lines = site.logged.join('\n');
  for (const secret of ['demo1234', token, 'argon2id']) expect(lines).not.toContain(secret);
});
