import { press } from '../lib/press.ts';
import { login } from '../lib/site.ts';
import { expect, test } from '../lib/test.ts';

test('points become money, and both histories say so', { tag: '@phone' }, async ({ page }) => {
  await login(page, 'member01');
  await page.goto('/mywallet/point');
  await expect(page.getByText('50,000P').first()).toBeVisible();
  await press(page.getByRole('button', { name: '포인트 전환', exact: true }));
  await page.getByRole('textbox', { name: '전환할 포인트' }).fill('10000');
  await press(page.getByRole('button', { name: '10,000원 받기' }));
  await expect(page.getByText('포인트 전환 완료: 10,000P → 10,000원')).toBeVisible();
  await expect(page.getByText('4 / 5회')).toBeVisible();
  const history = page.getByRole('list', { name: '포인트 내역' });
  await expect(history.getByRole('listitem').first()).toContainText('−10,000P');
  await page.goto('/mywallet/statement');
  await expect(page.getByText('+10,000', { exact: true }).first()).toBeVisible();
});

test('a code gives a coupon, which is used once on two devices', { tag: '@phone' }, async ({
  page,
}) => {
  await login(page, 'member01');
  await page.goto('/coupon');
  await page.getByRole('textbox', { name: '쿠폰 코드' }).fill('hanpan-2024');
  await press(page.getByRole('button', { name: '등록', exact: true }));
  await expect(page.getByText('한판 환영 쿠폰이 등록되었습니다.')).toBeVisible();

  // The same session in another window, which shows the coupon before it is used here.
  const other = await page.context().newPage();
  await other.goto('/coupon');
  const use = { name: '한판 환영 사용하기' };
  await expect(other.getByRole('button', use)).toBeVisible();

  const confirm = { name: '사용하기', exact: true };
  await press(page.getByRole('button', use));
  await press(page.getByRole('alertdialog').getByRole('button', confirm));
  await expect(page.getByText('쿠폰을 사용하여 3,000P가 지급되었습니다.')).toBeVisible();
  await expect(page.getByRole('button', use)).toBeHidden();

  await press(other.getByRole('button', use));
  await press(other.getByRole('alertdialog').getByRole('button', confirm));
  await expect(other.getByText(/이미 사용된 쿠폰입니다/)).toBeVisible();
  await press(other.getByRole('button', { name: '확인' }));
  await press(other.getByRole('link', { name: '사용완료' }));
  await expect(other.getByText('한판 환영')).toBeVisible();
});

test('a changed password signs out whoever holds the session elsewhere', { tag: '@phone' }, async ({
  page,
  browser,
}) => {
  await login(page, 'member01');
  // Another browser that holds the same session, as one that was copied would.
  const copied = await browser.newContext({
    storageState: await page.context().storageState(),
    baseURL: new URL(page.url()).origin,
  });
  const elsewhere = await copied.newPage();
  await elsewhere.goto('/member');
  await expect(elsewhere.getByRole('heading', { name: '로그인한 기기' })).toBeVisible();

  await page.goto('/member');
  await press(page.getByRole('button', { name: '비밀번호 변경', exact: true }));
  await page.getByLabel('현재 비밀번호', { exact: true }).fill('demo1234');
  await page.getByLabel('새 비밀번호', { exact: true }).fill('next5678');
  await page.getByLabel('새 비밀번호 확인', { exact: true }).fill('next5678');
  await press(page.getByRole('button', { name: '변경', exact: true }));
  await expect(page.getByText('비밀번호가 변경되었습니다.')).toBeVisible();

  await elsewhere.waitForURL(/\/login/, { timeout: 15_000 });
  await copied.close();
  // The one that changed it goes on, as the only device.
  const devices = page.getByRole('list', { name: '로그인한 기기' });
  await expect(devices.getByRole('listitem')).toHaveCount(1);
  await expect(devices).toContainText('이 기기');
});
