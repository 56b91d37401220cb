import type { Page } from '@playwright/test';
import { openDesk } from '../lib/desk.ts';
import { press } from '../lib/press.ts';
import { login, must } from '../lib/site.ts';
import { expect, test } from '../lib/test.ts';

async function answer(desk: Page, text: string): Promise<void> {
  const panel = desk.getByRole('complementary', { name: '문의 상세' });
  await panel.getByRole('textbox', { name: '답변' }).fill(text);
  await press(panel.getByRole('button', { name: '답변 등록' }));
  const question = desk.getByRole('alertdialog');
  await press(question.getByRole('button', { name: '답변 등록' }));
  await expect(question).toBeHidden();
}

test('what a member asks is answered at the desk and read at once', {
  tag: '@gate',
}, async ({ page, openPage }) => {
  const desk = await openPage();
  await openDesk(desk, 'manager01', '문의');
  await expect(desk.getByText('답변할 문의가 없습니다.')).toBeVisible();

  await login(page, 'member02');
  await page.goto('/customer/write/charge');
  const form = page.getByRole('main');
  await form.getByLabel('제목').fill('환전 처리 시간이 궁금합니다');
  await form.getByLabel('내용').fill('보통 얼마나 걸리나요?');
  await press(form.getByRole('button', { name: '문의하기' }));
  await page.waitForURL(/\/customer\/view\/inq_/);

  // It comes to the desk by itself, and the member sees it taken up and answered.
  await press(desk.getByRole('row').filter({ hasText: '환전 처리 시간이 궁금합니다' }));
  await press(desk.getByRole('button', { name: '담당하기' }));
  await expect(page.getByText('담당자가 확인하고 있습니다.')).toBeVisible();
  await answer(desk, '보통 10분 안에 처리됩니다.');
  await expect(page.getByText('보통 10분 안에 처리됩니다.')).toBeVisible();
  await expect(desk.getByText('답변할 문의가 없습니다.')).toBeVisible();

  await page.goto('/message');
  await press(page.getByRole('main').getByRole('listitem').first().getByRole('button').first());
  await expect(page.getByText('보통 10분 안에 처리됩니다.')).toBeVisible();
});

test('a guest reads the answer by the key, and an account is notified by message', async ({
  page,
  openPage,
}) => {
  const guest = await openPage();
  await guest.goto('/login');
  await press(guest.getByRole('button', { name: '비회원 문의' }).first());
  const asking = guest.getByRole('dialog', { name: '비회원 문의' });
  await asking.getByLabel('연락처').fill('텔레그램 donghae');
  await asking.getByLabel('제목').fill('가입 문의');
  await asking.getByLabel('내용').fill('가입코드를 받고 싶습니다.');
  await press(asking.getByRole('button', { name: '문의하기' }));
  await expect(guest.getByText('문의가 접수되었습니다')).toBeVisible();
  const [key] = must(
    /[A-Z0-9]{4}-[A-Z0-9]{4}-[A-Z0-9]{4}/.exec((await asking.textContent()) ?? ''),
    'key in the dialog',
  );
  await press(asking.getByRole('button', { name: '확인' }));

  await login(page, 'member01');
  await page.goto('/charge');
  await press(page.getByRole('button', { name: '계좌문의' }));
  await expect(page.getByText('계좌문의가 접수되었습니다. 쪽지로 안내해드립니다.')).toBeVisible();

  const desk = await openPage();
  await openDesk(desk, 'manager01', '문의');
  const menu = desk.getByRole('navigation', { name: '데스크 메뉴' });
  await expect(menu.getByRole('link', { name: /^문의/ })).toContainText('2');
  const panel = desk.getByRole('complementary', { name: '문의 상세' });
  await press(desk.getByRole('row').filter({ hasText: '가입 문의' }));
  await expect(panel).toContainText('텔레그램 donghae');
  await answer(desk, '텔레그램으로 안내드렸습니다.');
  // The next one comes into the panel by itself.
  await expect(panel).toContainText('한판이');
  await answer(desk, '국민은행 110-02-384021로 입금해주세요.');
  await expect(menu.getByRole('link', { name: /^문의/ })).toContainText('0');
  await press(desk.getByRole('link', { name: '답변 완료' }));
  await press(desk.getByRole('row').filter({ hasText: '가입 문의' }));
  await expect(panel).toContainText('텔레그램으로 안내드렸습니다.');

  await guest.goto('/customer');
  await guest.getByLabel('조회 키').fill(must(key, 'key').toLowerCase());
  await press(guest.getByRole('button', { name: '조회', exact: true }));
  await expect(guest.getByText('텔레그램으로 안내드렸습니다.')).toBeVisible();

  await page.goto('/message');
  await press(page.getByRole('main').getByRole('listitem').first().getByRole('button').first());
  await expect(page.getByText('국민은행 110-02-384021로 입금해주세요.')).toBeVisible();
});
