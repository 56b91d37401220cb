import { login } from '../lib/site.ts';
import { expect, test } from '../lib/test.ts';

// Time goes on and prices move, as for members.
test.use({ serverEnv: {} });

test('maintenance sends everyone out and back home', async ({ page, openPage, server }) => {
  await login(page, 'member01');
  const guest = await openPage();
  await guest.goto('/');
  const admin = await server.login('admin01');
  const turn = async (siteNoticeFlg: boolean): Promise<void> => {
    const body = { siteNoticeFlg };
    const { status } = await server.call('PATCH', '/admin/setting', { token: admin, body });
    expect(status, `turning maintenance to ${siteNoticeFlg}`).toBe(200);
  };

  await turn(true);
  await page.waitForURL(/\/maintenance/);
  await guest.waitForURL(/\/maintenance/);
  await expect(page.getByText('보다 나은 서비스를 위해 점검 중입니다.')).toBeVisible();

  await turn(false);
  await page.waitForURL((url) => url.pathname === '/');
  await guest.waitForURL((url) => url.pathname === '/');
  const left = await page.evaluate(() => localStorage.getItem('hanpan.token'));
  expect(left ?? 'null', 'token of the member who was sent out').toBe('null');
});
