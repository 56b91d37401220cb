import { beforeAll, expect, it } from 'vitest';
import { demoMemberId } from '../../demo/index.ts';
import { openMemberSite } from '../../../test/member-site.ts';
import { checkInvariants } from '../../invariants.ts';
import { staged } from '../../../test/staged.ts';

const site = staged(() => openMemberSite());
let token: string;

beforeAll(async () => {
  token = await site.login('member01');
});

it('gives the demo accounts what they were promised', async () => {
  const expected = {
    member02: { level: 12, type: 1 },
    coin01: { currency: 'USD', tetherSignupFlag: 1, emoney: 100_000 },
    tend22: { tendency: 22 },
    unread01: { unreadCount: 1 },
    manager01: { type: 2 },
    admin01: { type: 1, role: 10, withdrawalType: 0 },
  };
  for (const [userId, view] of Object.entries(expected)) {
    const answer = await site.call('GET', '/member/user', { token: await site.login(userId) });
    expect(answer.body).toMatchObject({ userId, isLogin: true, ...view });
  }
  expect(await checkInvariants(site.db)).toEqual([]);
});

it('gives the me topic to its own member only', async () => {
  const topic = site.topics.find((one) => one.matches('me'));
  const session = {
    id: 's',
    memberId: demoMemberId('member01'),
    userId: 'member01',
    type: 1,
    role: 0,
  };
  expect(topic?.private).toBe(true);
  expect(await topic?.snapshot('me', null)).toBeNull();
  expect(await topic?.snapshot(`me:${demoMemberId('member02')}`, session)).toEqual({
    emoney: 1_000_000,
    point: 50_000,
    unreadCount: 0,
    unseenResults: 0,
    openBets: [],
  });
});

it('changes the password against the current one', async () => {
  const change = (currentPassword: string, newPassword: string, who = token) =>
    site.call('POST', '/member/password/change', {
      token: who,
      body: { currentPassword, newPassword },
    });
  const own = await site.login('member02');
  expect(await change('wrong', 'fresh!1', own)).toMatchObject({
    status: 422,
    body: { code: 'WRONG_PASSWORD' },
  });
  expect((await change('demo1234', '한글비번', own)).status).toBe(400);
  expect(await change('demo1234', 'Member02', own)).toMatchObject({
    status: 400,
    body: { errors: [{ path: 'newPassword' }] },
  });
  site.ended.length = 0;
  const changed = await change('demo1234', 'fresh!1', own);
  expect(changed).toMatchObject({ status: 200, body: { expiresAt: expect.any(Number) } });
  // Whoever copied the old token holds nothing any more, a stream least of all.
  expect((await site.call('GET', '/member/user', { token: own })).status).toBe(556);
  expect(site.ended).toEqual([{ sessionId: expect.any(String), reason: 'shutdown' }]);
  const renewed = { token: changed.body.token };
  const me = await site.call('GET', '/member/user', renewed);
  expect([me.status, me.body.sessionExpiresAt]).toEqual([200, changed.body.expiresAt]);
  await expect(site.login('member02')).rejects.toThrow('LOGIN_FAILED');
  await site.login('member02', 'fresh!1');
});

it('answers a request for a forgotten password the same for everyone', async () => {
  const find = (userId: string) =>
    site.call('POST', '/member/password/find', {
      body: { userId, nickname: '한판이', contact: 'telegram @me' },
    });
  for (const userId of ['member01', 'nobody99'])
    expect(await find(userId)).toEqual({ status: 202, body: { received: true } });
  // Sent again too soon, both are answered alike.
  const again = await Promise.all(['member01', 'nobody99'].map(find));
  expect(again.map(({ status }) => status)).toEqual([429, 429]);
  const [known, unknown] = again.map(({ body: { requestId: _own, ...rest } }) => rest);
  expect(known).toEqual(unknown);
});

it('fills the demo data only once', async () => {
  const { seedDemo } = await import('../../demo/index.ts');
  const { db, clock, ids, wallet, auth } = site;
  expect(await seedDemo({ db, clock, ids }, { wallet, passwords: auth.passwords })).toBe(false);
});
