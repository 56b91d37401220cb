import { beforeEach, expect, it } from 'vitest';
import { openMemberSite } from '../../../test/member-site.ts';
import { staged } from '../../../test/staged.ts';

const site = staged(() => openMemberSite());
let admin: string;

beforeEach(async () => {
  admin = await site.login('admin01');
  site.ended.length = 0;
  site.published.length = 0;
});

function change(body: object, token = admin) {
  return site.call('PATCH', '/admin/setting', { token, body });
}

it('puts everyone but admins out when maintenance begins, and lets them in afterwards', async () => {
  const member = await site.login('member01');
  expect(await change({ siteNoticeFlg: true })).toMatchObject({
    status: 200,
    body: { siteNoticeFlg: true },
  });
  expect(site.ended).toEqual([{ sessionId: expect.any(String), reason: 'maintenance' }]);
  expect(site.published).toContainEqual({
    topic: 'site',
    change: {
      kind: 'setting',
      siteNoticeFlg: true,
      joinStartEndFlg: false,
      tetherMaintenanceFlag: 0,
    },
  });

  const withToken = await site.call('GET', '/member/user', { token: member });
  expect(withToken).toMatchObject({ status: 556, body: { code: 'SESSION_EXPIRED' } });
  for (const path of [
    '/member/user',
    '/popup',
    '/sports/count',
    '/suggestioncode?codeEquals=USD',
  ]) {
    expect(await site.call('GET', path)).toMatchObject({
      status: 503,
      body: { code: 'UNDER_MAINTENANCE', message: '점검 중입니다.' },
    });
  }
  for (const path of ['/setting', '/setting/maintanace', '/newsLink', '/setting/messenger']) {
    expect((await site.call('GET', path)).status).toBe(200);
  }
  const body = { userId: 'member01', password: 'demo1234' };
  expect(await site.call('POST', '/member/login', { body })).toMatchObject({
    status: 503,
    body: { code: 'UNDER_MAINTENANCE' },
  });
  expect(
    (await site.call('POST', '/member/login', { body: { ...body, password: 'x' } })).body.code,
  ).toBe('LOGIN_FAILED');

  expect((await site.call('GET', '/popup', { token: admin })).status).toBe(200);
  admin = await site.login('admin01');
  expect((await change({ siteNoticeFlg: false })).status).toBe(200);
  expect(
    (await site.call('GET', '/member/user', { token: await site.login('member01') })).status,
  ).toBe(200);
});

it('ends nobody when a switch is set to what it was', async () => {
  await site.login('member01');
  site.ended.length = 0;
  await change({ siteNoticeFlg: false, autoLogoutMin: 120 });
  expect(site.ended).toEqual([]);
});

it('shows the minutes under both names and uses them for the next session', async () => {
  await change({ autoLogoutMin: 5 });
  expect((await site.call('GET', '/setting/autoLogoutMin')).body).toEqual({
    autoLogoutMin: 5,
    logoutMin: 5,
  });
  const token = await site.login('member01');
  const { body } = await site.call('GET', '/member/user', { token });
  expect(body.sessionExpiresAt).toBe(site.clock.now() + 5 * 60_000);
  await change({ autoLogoutMin: 120 });
});

it('closes the sign-up switch and tells the site topic', async () => {
  await change({ joinStartEndFlg: true });
  expect((await site.call('GET', '/settingSignUp')).body).toEqual({ joinStartEndFlg: true });
  const topic = site.topics.find((one) => one.matches('site'));
  expect(await topic?.snapshot('site', null)).toEqual({
    siteNoticeFlg: false,
    joinStartEndFlg: true,
    tetherMaintenanceFlag: 0,
    currentAccessUserCount: expect.any(Number),
    counts: [],
  });
  await change({ joinStartEndFlg: false });
});

it('gives every public setting', async () => {
  const { body } = await site.call('GET', '/setting');
  expect(body).toMatchObject({
    serverTime: site.clock.now(),
    clockMode: 'manual',
    autoLogoutMin: 120,
    logoutMin: 120,
    tetherMaintenanceFlag: 0,
  });
  expect(body.idNiknameBan).toContain('운영자');
  expect(body.currentAccessUserCount).toBeGreaterThanOrEqual(3);
});

it('refuses switches to everyone but admins, and values out of bounds', async () => {
  for (const userId of ['member01', 'manager01']) {
    const token = await site.login(userId);
    expect((await change({ siteNoticeFlg: true }, token)).status).toBe(403);
  }
  for (const body of [
    {},
    { siteNoticeFlg: 'true' },
    { autoLogoutMin: 0 },
    { autoLogoutMin: 1.5 },
    { x: 1 },
  ]) {
    expect((await change(body)).status).toBe(400);
  }
});
