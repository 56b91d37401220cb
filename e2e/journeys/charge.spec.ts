import { press } from '../lib/press.ts';
import { login } from '../lib/site.ts';
import { expect, test } from '../lib/test.ts';

test('a deposit is asked for, and taken back before staff works on it', { tag: '@phone' }, async ({
  page,
}) => {
  await login(page, 'member01');
  await page.goto('/charge');
  await press(page.getByRole('button', { name: '+10만' }));
  await press(page.getByRole('button', { name: '100,000원 충전 신청' }));
  const open = page.getByRole('list', { name: '진행 상태' });
  await expect(open).toBeVisible();
  // The way between the pages says so as well, and on each of them.
  const underWay = page.getByRole('link', { name: '충전 진행 1', exact: true });
  await expect(underWay).toBeVisible();
  await page.goto('/mywallet/statement');
  await press(underWay);
  await press(page.getByRole('button', { name: '신청 취소' }));
  const question = page.getByRole('alertdialog');
  await press(question.getByRole('button', { name: '유지하기' }));
  await expect(open).toBeVisible();
  await press(page.getByRole('button', { name: '신청 취소' }));
  await press(question.getByRole('button', { name: '신청 취소' }));
  await expect(open).toBeHidden();
  await expect(underWay).toBeHidden();
  await expect(page.getByRole('list', { name: '충전 내역' }).getByText('취소')).toBeVisible();
});
