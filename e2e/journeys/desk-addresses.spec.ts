import { openDesk } from '../lib/desk.ts';
import { press } from '../lib/press.ts';
import { expect, test } from '../lib/test.ts';

test('an admin blocks and unblocks an address, but not the own one', async ({ page }) => {
  await openDesk(page, 'admin01', '차단 주소');
  const question = page.getByRole('alertdialog');
  const confirm = (name: string) => press(question.getByRole('button', { name, exact: true }));
  const panel = page.getByRole('complementary');
  await press(page.getByRole('button', { name: '주소 차단' }));
  await panel.getByLabel('IP 주소').fill('127.0.0.1');
  await panel.getByLabel('사유').fill('다중 계정');
  await press(panel.getByRole('button', { name: '주소 차단' }));
  await confirm('주소 차단');
  await expect(question).toContainText('지금 사용 중인 주소는 차단할 수 없습니다.');
  await confirm('확인');

  await panel.getByLabel('IP 주소').fill('203.0.113.18');
  await press(panel.getByRole('button', { name: '주소 차단' }));
  await confirm('주소 차단');
  const row = page.getByRole('row').filter({ hasText: '203.0.113.18' });
  await expect(row).toContainText('다중 계정');
  await press(row);
  await press(panel.getByRole('button', { name: '차단 해제' }));
  await confirm('차단 해제');
  await expect(page.getByText('차단한 주소가 없습니다.')).toBeVisible();
});
