import { expect, it } from 'vitest';
import { ENTRY } from '#rules/ledger.ts';
import { demoMemberId } from '../../demo/index.ts';
import { openMemberSite } from '../../../test/member-site.ts';
import { stagedAndChecked } from '../../../test/staged.ts';

const site = stagedAndChecked(() => openMemberSite());

const profileOf = (token: string, cookie?: string) =>
  site.call('GET', '/member/profile', { token, cookie });
const post = (path: string, token: string, body: object) =>
  site.call('POST', `/member/${path}`, { token, body });
const signIn = (userId: string, cookie?: string) =>
  site.call('POST', '/member/login', { body: { userId, password: 'demo1234' }, cookie });

/** Books what a member has; negative amounts take it away. */
async function book(
  userId: string,
  amount: number,
  currency: 'KRW' | 'USD',
  entry = ENTRY.deposit,
) {
  const owner = demoMemberId(userId);
  const posted = await site.wallet.post(site.db, {
    key: `test:${userId}:${amount}:${entry.code}`,
    entry,
    actor: 'test',
    at: site.clock.now(),
    lines: [
      { account: { owner: null, kind: 'house:bank', currency }, amount: -amount },
      { account: { owner, kind: 'money', currency }, amount },
    ],
  });
  if (!posted.ok) throw new Error(posted.error);
}

it('shows the account without what is secret', async () => {
  await site.db.query(
    `update member set phone_number = '01012345678' where id = '${demoMemberId('member01')}'`,
  );
  const { body } = await profileOf(await site.login('member01'));
  expect(body).toMatchObject({
    userId: 'member01',
    level: 3,
    nextLevel: { level: 4, required: 50_000_000, done: 0 },
    phoneNumber: '010-····-5678',
    bank: { accountNumber: '····4021', holder: '김한판' },
    leaveObstacles: ['BALANCE'],
  });
  expect(JSON.stringify(body)).not.toContain('argon2');
});

it('keeps what a member chooses', async () => {
  const token = await site.login('coin01');
  expect((await profileOf(token)).body.preference).toEqual({
    receivesNews: true,
    isInHallOfFame: true,
  });
  const body = { receivesNews: false, isInHallOfFame: true };
  for (let times = 0; times < 2; times += 1)
    expect(await site.call('PUT', '/member/preference', { token, body })).toEqual({
      status: 200,
      body,
    });
  expect((await profileOf(token)).body.preference).toEqual(body);
  const staff = await site.login('admin01');
  expect((await site.call('PUT', '/member/preference', { token: staff, body })).body.code).toBe(
    'FORBIDDEN',
  );
});

it('counts deposits towards the next level, in won', async () => {
  const token = await site.login('coin01');
  await book('coin01', 100_000, 'USD');
  expect((await profileOf(token)).body).toMatchObject({
    nextLevel: { level: 2, required: 5_000_000, done: 1_380_000 },
    bank: null,
    phoneNumber: null,
  });
});

it('lists devices and sign-ins, and ends all but this one', async () => {
  const first = await signIn('member02');
  const second = await signIn('member02', undefined);
  const token: string = second.body.token;
  const before = (await profileOf(token, second.cookie)).body;
  expect(before.devices.map((one: { isCurrent: boolean }) => one.isCurrent).sort()).toEqual([
    false,
    true,
  ]);
  expect(before.signIns[0]).toMatchObject({ isAccepted: true, ip: expect.stringContaining('·') });

  expect(await post('devices/sign-out', token, { currentPassword: 'wrong' })).toMatchObject({
    status: 422,
    body: { code: 'WRONG_PASSWORD' },
  });
  const done = await site.call('POST', '/member/devices/sign-out', {
    token,
    cookie: second.cookie,
    body: { currentPassword: 'demo1234' },
  });
  expect(done.status).toBe(200);
  expect((await profileOf(token)).status).toBe(556);
  const after = (await profileOf(done.body.token, done.cookie)).body;
  expect(after.devices).toHaveLength(1);
  expect(after.devices[0].isCurrent).toBe(true);
  expect(first.body.token).not.toBe(token);
});

it('ends the session at the fifth wrong password, from twenty at once', async () => {
  const token = await site.login('tend22');
  const results = await Promise.all(
    Array.from({ length: 20 }, () => post('leave', token, { currentPassword: 'guess' })),
  );
  const codes = results.map(({ body }) => body.code);
  expect(codes.filter((code) => code === 'WRONG_PASSWORD')).toHaveLength(5);
  expect(new Set(codes)).toEqual(new Set(['WRONG_PASSWORD', 'SESSION_EXPIRED']));
  expect((await profileOf(token)).status).toBe(556);
  // A login forgives.
  const again = await site.login('tend22');
  expect((await post('leave', again, { currentPassword: 'guess' })).body.code).toBe(
    'WRONG_PASSWORD',
  );
});

it('lets nobody leave with money, and whoever has left not sign in', async () => {
  const token = await site.login('member01');
  expect(await post('leave', token, { currentPassword: 'demo1234' })).toMatchObject({
    status: 409,
    body: { code: 'INVALID_STATE' },
  });
  await book('member01', -995_500, 'KRW', ENTRY.adjustRemove);
  expect((await profileOf(token)).body).toMatchObject({ leaveObstacles: [], leaveRest: 4_500 });
  // What is left has to be given up by its exact amount.
  for (const givesUp of [undefined, 0, 4_499, 10_000])
    expect(
      await post('leave', token, { currentPassword: 'demo1234', ...(givesUp && { givesUp }) }),
    ).toMatchObject({ status: 409, body: { code: 'INVALID_STATE' } });
  const agreed = { currentPassword: 'demo1234', givesUp: 4_500 };
  expect(await post('leave', token, agreed)).toMatchObject({
    status: 200,
    body: { received: true },
  });
  expect((await profileOf(token)).status).toBe(556);
  await expect(site.login('member01')).rejects.toThrow('LOGIN_FAILED');
  const events = await site.db.query(
    `select kind from security_event where member_id = $1 and kind = 'member.leaving'`,
    [demoMemberId('member01')],
  );
  expect(events).toHaveLength(1);
});
