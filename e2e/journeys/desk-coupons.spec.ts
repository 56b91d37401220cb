import { decide, openDesk } from '../lib/desk.ts';
import { press } from '../lib/press.ts';
import { login } from '../lib/site.ts';
import { expect, test } from '../lib/test.ts';

test('an admin gives a coupon and takes it back, and its member sees both at once', async ({
  page: desk,
  openPage,
}) => {
  const member = await openPage();
  await login(member, 'member01');
  await member.goto('/coupon');
  await expect(member.getByRole('textbox', { name: '쿠폰 코드' })).toBeVisible();

  await openDesk(desk, 'admin01', '회원');
  const menu = desk.getByRole('navigation', { name: '데스크 메뉴' });
  await press(menu.getByRole('link', { name: '쿠폰', exact: true }));
  const question = desk.getByRole('alertdialog');
  const panel = desk.getByRole('complementary');
  await press(desk.getByRole('button', { name: '쿠폰 지급' }));
  await panel.getByLabel('회원 아이디').fill('member01, nobody99');
  await panel.getByLabel('쿠폰명').fill('사과 <b>쿠폰</b>');
  await panel.getByLabel('포인트').fill('7000');
  await panel.getByLabel('사유').fill('지급 지연 보상');
  const give = panel.getByRole('button', { name: '쿠폰 지급' });
  await press(give);
  await press(question.getByRole('button', { name: '쿠폰 지급' }));
  await expect(panel.getByText(/지급할 수 없는 아이디입니다: nobody99/)).toBeVisible();
  await panel.getByLabel('회원 아이디').fill('member01');
  await press(give);
  await press(question.getByRole('button', { name: '쿠폰 지급' }));
  await expect(member.getByText('사과 <b>쿠폰</b>')).toBeVisible();

  const row = desk.getByRole('row').filter({ hasText: '사과 <b>쿠폰</b>' });
  await press(row);
  await panel.getByLabel('사유').fill('중복 지급');
  await press(panel.getByRole('button', { name: '쿠폰 회수' }));
  await press(question.getByRole('button', { name: '쿠폰 회수' }));
  await expect(row).toContainText('회수');
  await expect(member.getByText('사과 <b>쿠폰</b>')).toBeHidden();
  await press(member.getByRole('link', { name: '회수' }));
  await expect(member.getByText('사과 <b>쿠폰</b>')).toBeVisible();
});

test('a code is registered by a member until it is closed, and much of it waits for another admin', async ({
  page: desk,
  openPage,
}) => {
  await openDesk(desk, 'admin01', '회원');
  const menu = desk.getByRole('navigation', { name: '데스크 메뉴' });
  await press(menu.getByRole('link', { name: '쿠폰', exact: true }));
  await press(desk.getByRole('link', { name: '쿠폰 코드' }));
  const question = desk.getByRole('alertdialog');
  const panel = desk.getByRole('complementary');
  const add = async (code: string, most: string) => {
    await press(desk.getByRole('main').getByRole('button', { name: '코드 등록' }).first());
    await panel.getByLabel('코드', { exact: true }).fill(code);
    await panel.getByLabel('쿠폰명').fill('가을 행사');
    await panel.getByLabel('포인트').fill('1000');
    await panel.getByLabel('최대 지급 수').fill(most);
    await panel.getByLabel('사유').fill('가을 행사');
    await press(panel.getByRole('button', { name: '코드 등록' }));
    await press(question.getByRole('button', { name: '코드 등록' }));
  };
  await add('autumn-26', '10');
  const row = desk.getByRole('row').filter({ hasText: 'AUTUMN26' });
  await expect(row).toContainText('0 / 10장');

  const member = await openPage();
  await login(member, 'member01');
  await member.goto('/coupon');
  const register = async () => {
    await member.getByRole('textbox', { name: '쿠폰 코드' }).fill('autumn26');
    await press(member.getByRole('button', { name: '등록', exact: true }));
  };
  await register();
  await expect(member.getByText('가을 행사 쿠폰이 등록되었습니다.')).toBeVisible();

  await press(row);
  await panel.getByLabel('사유').fill('행사 종료');
  await press(panel.getByRole('button', { name: '코드 마감' }));
  await press(question.getByRole('button', { name: '코드 마감' }));
  await expect(row).toContainText('마감');
  await expect(row).toContainText('1 / 10장');

  await press(panel.getByRole('button', { name: '상세 닫기' }));
  await add('AUTUMN27', '500');
  await expect(desk.getByText(/다른 관리자의 2차 승인을 기다립니다/)).toBeVisible();
  await press(menu.getByRole('link', { name: /^쿠폰 발급/ }));
  await expect(desk.getByText(/가을 행사\(AUTUMN27\)/)).toBeVisible();
  await press(menu.getByRole('link', { name: '쿠폰', exact: true }));
  await press(desk.getByRole('link', { name: '쿠폰 코드' }));
  const large = desk.getByRole('row').filter({ hasText: 'AUTUMN27' });
  await expect(row).toBeVisible();
  await expect(large).toHaveCount(0);

  const second = await openPage();
  await openDesk(second, 'admin02', '쿠폰 발급');
  await press(second.getByRole('row').filter({ hasText: 'AUTUMN27' }));
  await decide(second, '2차 승인');
  await press(desk.getByRole('link', { name: '지급 내역' }));
  await press(desk.getByRole('link', { name: '쿠폰 코드' }));
  await expect(large).toContainText('0 / 500장');
});
