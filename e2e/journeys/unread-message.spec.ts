import { press } from '../lib/press.ts';
import { member, sendLogin, tokenOf } from '../lib/site.ts';
import { expect, test } from '../lib/test.ts';

test('an unread message keeps the member at the inbox', { tag: '@phone' }, async ({
  page,
  server,
}) => {
  await sendLogin(page, 'unread01');
  await expect(page.getByText('쪽지가 도착했습니다. 확인 후 이용해주세요.').first()).toBeVisible();
  const ok = page.getByRole('alertdialog').getByRole('button', { name: '확인' });
  await press(ok);
  await page.waitForURL(/\/message/);
  await page.goto('/korea/cross');
  await page.waitForURL(/\/message/);
  await press(ok);
  await press(page.getByRole('main').getByRole('listitem').first().getByRole('button').first());
  const unread = async () => (await member(server, await tokenOf(page))).unreadCount;
  await expect.poll(unread, { message: 'unread messages' }).toBe(0);
  await page.goto('/korea/cross');
  await expect(page.getByRole('heading', { name: '크로스' })).toBeVisible();
  await expect(page).toHaveURL(/\/korea\/cross(\?|$)/);
});
