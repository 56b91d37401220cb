import { openDesk } from '../lib/desk.ts';
import { press } from '../lib/press.ts';
import { login } from '../lib/site.ts';
import { expect, test } from '../lib/test.ts';

test('what a guest and a member ask is answered at the desk, and the member reads the answer', async ({
  page,
  openPage,
}) => {
  const desk = await openPage();
  await openDesk(desk, 'manager01', '문의');
  await expect(desk.getByText('답변할 문의가 없습니다.')).toBeVisible();

  const guest = await openPage();
  await guest.goto('/login');
  await press(guest.getByRole('button', { name: '비회원 문의' }).first());
  const asking = guest.getByRole('dialog', { name: '비회원 문의' });
  await asking.getByLabel('연락처').fill('텔레그램 donghae');
  await asking.getByLabel('제목').fill('가입 문의');
  await asking.getByLabel('내용').fill('가입코드를 받고 싶습니다.');
  await press(asking.getByRole('button', { name: '문의하기' }));
  await expect(guest.getByText('문의가 접수되었습니다')).toBeVisible();

  await login(page, 'member01');
  await page.goto('/charge');
  await press(page.getByRole('button', { name: '계좌문의' }));
  await expect(page.getByText('계좌문의가 접수되었습니다. 쪽지로 안내해드립니다.')).toBeVisible();

  // Both come by themselves, the new one at the end, and the rail counts them.
  await expect(desk.getByRole('row').nth(1)).toContainText('가입 문의');
  await expect(desk.getByRole('row').nth(2)).toContainText('계좌문의');
  const menu = desk.getByRole('navigation', { name: '데스크 메뉴' });
  await expect(menu.getByRole('link', { name: /^문의/ })).toContainText('2');
  const panel = desk.getByRole('complementary', { name: '문의 상세' });
  const answer = async (text: string): Promise<void> => {
    await panel.getByRole('textbox', { name: '답변' }).fill(text);
    await press(panel.getByRole('button', { name: '답변 등록' }));
    const question = desk.getByRole('alertdialog');
    await press(question.getByRole('button', { name: '답변 등록' }));
    await expect(question).toBeHidden();
  };
  await press(desk.getByRole('row').filter({ hasText: '가입 문의' }));
  await expect(panel).toContainText('텔레그램 donghae');
  await press(panel.getByRole('button', { name: '담당하기' }));
  await expect(panel.getByRole('button', { name: '담당 해제' })).toBeVisible();
  await answer('텔레그램으로 안내드렸습니다.');
  // The next one comes into the panel by itself.
  await expect(panel).toContainText('한판이');
  await answer('국민은행 110-02-384021로 입금해주세요.');
  await expect(desk.getByText('답변할 문의가 없습니다.')).toBeVisible();
  await expect(menu.getByRole('link', { name: /^문의/ })).toContainText('0');
  await press(desk.getByRole('link', { name: '답변 완료' }));
  await press(desk.getByRole('row').filter({ hasText: '가입 문의' }));
  await expect(panel).toContainText('텔레그램으로 안내드렸습니다.');

  await page.goto('/message');
  await press(page.getByRole('main').getByRole('listitem').first().getByRole('button').first());
  await expect(page.getByText('국민은행 110-02-384021로 입금해주세요.')).toBeVisible();
});
