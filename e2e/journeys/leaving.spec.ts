import { findMember, openDesk } from '../lib/desk.ts';
import { press } from '../lib/press.ts';
import { login, PASSWORD, sendLogin } from '../lib/site.ts';
import { expect, test } from '../lib/test.ts';

test('a member leaves with a rest, is taken back with it, and leaves for good', async ({
  page,
  openPage,
  server,
}) => {
  // Less than can be withdrawn.
  await server.call('POST', '/admin/adjustment', {
    token: await server.login('admin01'),
    headers: { 'idempotency-key': 'journey-leaving' },
    body: { memberId: 'mem_demo_tend22', account: 'money', amount: -295_500, reason: '여정' },
  });
  const leave = async () => {
    await login(page, 'tend22');
    await page.goto('/member');
    await press(page.getByRole('button', { name: '탈퇴 신청' }));
    const dialog = page.getByRole('dialog', { name: '회원 탈퇴' });
    await dialog.getByLabel('현재 비밀번호').fill(PASSWORD);
    await press(dialog.getByRole('button', { name: '탈퇴 신청' }));
    await expect(dialog.getByText('남은 금액을 포기하는 데 동의해주세요.')).toBeVisible();
    await press(dialog.getByText('남은 4,500원을 포기합니다.'));
    await press(dialog.getByRole('button', { name: '탈퇴 신청' }));
    await expect(page.getByText(/탈퇴 신청이 접수되었습니다/)).toBeVisible();
    await press(page.getByRole('button', { name: '확인' }));
  };
  await leave();
  await sendLogin(page, 'tend22');
  await expect(page).toHaveURL(/\/login/);

  const desk = await openPage();
  await openDesk(desk, 'manager01', '회원');
  const states = desk.getByRole('group', { name: '회원 상태' });
  await press(states.getByRole('button', { name: '탈퇴 신청' }));
  await findMember(desk, 'tend22', '조심이');
  await expect(desk.getByText('포기한 잔액 4,500원')).toBeVisible();
  const decide = async (label: string, reason: string) => {
    const form = desk.getByRole('form', { name: '조치' });
    await form.getByLabel('조치', { exact: true }).selectOption(label);
    await form.getByLabel('사유').fill(reason);
    await press(form.getByRole('button', { name: label }));
    await press(desk.getByRole('alertdialog').getByRole('button', { name: label }));
  };
  await press(desk.getByRole('button', { name: '조치' }));
  await decide('탈퇴 되돌리기', '본인 요청');
  await expect(desk.getByText(/회원이 다시 로그인할 수 있습니다/)).toBeVisible();

  // Signs in again, with what was given up.
  await leave();
  await desk.reload();
  await press(desk.getByRole('button', { name: '조치' }));
  await decide('탈퇴 확정', '본인 요청');
  await expect(desk.getByText('탈퇴를 확정했습니다.')).toBeVisible();
  await expect(desk.getByText(/확정 · 본인 요청/)).toBeVisible();
});
