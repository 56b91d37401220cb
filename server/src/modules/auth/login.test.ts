import { afterAll, beforeAll, expect, it } from 'vitest';
import { type MemberSite, openMemberSite } from '../../../test/member-site.ts';

const MINUTE = 60_000;
let site: MemberSite;

beforeAll(async () => {
  site = await openMemberSite();
});
afterAll(() => site.close());

function attempt(userId: string, password: string) {
  return site.call('POST', '/member/login', { body: { userId, password } });
}

async function fail(userId: string, times: number): Promise<void> {
  for (let i = 0; i < times; i += 1) await attempt(userId, 'wrong');
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

it('locks an id after five failures in a row, even for the right password', async () => {
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
