import { openDesk, openSection } from '../lib/desk.ts';
import { press } from '../lib/press.ts';
import { expect, test } from '../lib/test.ts';

test('an admin voids a fixture after a look at what it would do, and the record tells it', async ({
  page,
}) => {
  await openDesk(page, 'admin01', '경기 결과');
  await press(page.getByRole('button', { name: '예정' }));
  const first = page.getByRole('row').nth(1);
  await expect(first).toContainText('예정');
  await press(first);
  const panel = page.getByRole('complementary', { name: '경기 상세' });
  await press(panel.getByRole('button', { name: '미리보기' }));
  await expect(panel.getByRole('group', { name: '변경 결과' })).toContainText('바뀌는 베팅');
  await panel.getByLabel('사유').fill('홈과 원정이 바뀐 경기');
  await press(panel.getByRole('button', { name: '무효 처리' }));
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('홈과 원정이 바뀐 경기');
  await press(question.getByRole('button', { name: '무효 처리' }));
  await expect(page.getByText('베팅 0건을 다시 정산했습니다.')).toBeVisible();

  await openSection(page, '감사 기록');
  const record = page.getByRole('row').filter({ hasText: '경기 결과 무효' });
  await expect(record).toContainText('관리팀');
  await expect(record).toContainText('경기 상태 예정 → 무효');
});
