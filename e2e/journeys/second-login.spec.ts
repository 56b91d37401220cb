import { press } from '../lib/press.ts';
import { login } from '../lib/site.ts';
import { expect, test } from '../lib/test.ts';

test.use({ sharesServer: true });

test('a second login elsewhere ends the first', { tag: '@phone' }, async ({
  page: first,
  openPage,
}) => {
  await login(first, 'member01');
  const second = await openPage();
  await login(second, 'member01');
  await expect(first.getByText('다른 기기에서 로그인되어 로그아웃됩니다.')).toBeVisible({
    timeout: 15_000,
  });
  await press(first.getByRole('button', { name: '확인' }));
  await first.waitForURL(/\/login/);
  const left = await first.evaluate(() => localStorage.getItem('hanpan.token'));
  expect(left ?? 'null', 'token on the first device').toBe('null');
});
