import type { Page } from '@playwright/test';
import { findMember, openDesk, openSection } from '../lib/desk.ts';
import { press } from '../lib/press.ts';
import { login } from '../lib/site.ts';
import { expect, test } from '../lib/test.ts';

const EVENT = '여정 이벤트';

async function addEvent(desk: Page): Promise<void> {
  await press(desk.getByRole('button', { name: '이벤트 쓰기' }));
  const panel = desk.getByRole('complementary', { name: '이벤트 상세' });
  await panel.getByRole('textbox', { name: '제목' }).fill(EVENT);
  await panel.getByRole('textbox', { name: '내용 (HTML)' }).fill('<b>모두</b> 참여해주세요');
  await press(panel.getByRole('button', { name: '등록' }));
  await expect(desk.getByText('이벤트를 등록했습니다.')).toBeVisible();
  await expect(desk.getByRole('row').filter({ hasText: EVENT })).toContainText('게시 중');
}

async function reward(desk: Page): Promise<void> {
  const form = desk.getByRole('form', { name: '잔액 조정' });
  await form.getByLabel('대상').selectOption('포인트');
  await form.getByLabel('이벤트 보상').selectOption(EVENT);
  await form.getByLabel('금액').fill('5000');
  await form.getByLabel('사유').fill('이벤트 보상');
  await press(form.getByRole('button', { name: '5,000P 지급' }));
  await press(desk.getByRole('alertdialog').getByRole('button', { name: '지급' }));
}

/** Pastes a list, looks at what would become of whom, and pays it. */
async function rewardAll(desk: Page): Promise<void> {
  const form = desk.getByRole('form', { name: '보상 지급' });
  await form.getByLabel('지급할 회원').fill('member01\nMEMBER02\nnobody77');
  await form.getByLabel('1인당 포인트').fill('3000');
  await form.getByLabel('사유').fill('참여 감사');
  await press(form.getByRole('button', { name: '3명 대상 확인' }));
  const plan = desk.getByRole('region', { name: '지급 예정' });
  await expect(plan.getByText('이미 보상을 받은 회원')).toBeVisible();
  await expect(plan.getByText('nobody77')).toBeVisible();
  await press(plan.getByRole('button', { name: '1명에게 지급' }));
  await press(desk.getByRole('alertdialog').getByRole('button', { name: '지급', exact: true }));
  await expect(desk.getByRole('region', { name: '지급 결과' })).toContainText('3,000P');
}

test('an event of the desk is read by a member, who is rewarded once', { tag: '@phone' }, async ({
  page: desk,
  openPage,
}) => {
  await openDesk(desk, 'admin01', '이벤트');
  await addEvent(desk);

  const page = await openPage();
  await login(page, 'member01');
  await page.goto('/event');
  await press(page.getByRole('link', { name: new RegExp(EVENT) }));
  await expect(page.getByRole('heading', { level: 2, name: EVENT })).toBeVisible();
  await expect(page.locator('main b', { hasText: '모두' })).toBeVisible();
  await expect(page.getByText('받으신 보상')).toBeHidden();

  await openSection(desk, '회원');
  await findMember(desk, 'member01', '한판이');
  await reward(desk);
  await expect(desk.getByText('조정했습니다.', { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByText('5,000P', { exact: true })).toBeVisible();

  await reward(desk);
  await expect(desk.getByText(/이미 이 이벤트의 보상을 받았거나/)).toBeVisible();
  await page.goto('/mywallet/statement?account=points');
  await expect(page.getByText('이벤트 지급').first()).toBeVisible();

  // What members were given is not deleted with its event.
  await openSection(desk, '이벤트');
  const row = desk.getByRole('row').filter({ hasText: EVENT });
  await expect(row).toContainText('1명');
  await press(row);
  await rewardAll(desk);
  await expect(row).toContainText('2명');
  await press(desk.getByRole('button', { name: '이벤트 삭제' }));
  await press(desk.getByRole('alertdialog').getByRole('button', { name: '삭제' }));
  await expect(desk.getByText(/보상을 지급한 이벤트는 삭제할 수 없습니다/)).toBeVisible();
});
