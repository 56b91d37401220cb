import { press } from '../lib/press.ts';
import { sendLogin } from '../lib/site.ts';
import { expect, test } from '../lib/test.ts';

test('sign up by code USD; login then says that approval is pending', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto('/');
  await press(page.getByRole('button', { name: '회원가입' }).first());
  const code = page.getByRole('dialog', { name: '가입코드를 입력해주세요' });
  await code.getByRole('textbox').fill('USD');
  await press(code.getByRole('button', { name: '2단계로 이동' }));

  const form = page.getByRole('dialog', { name: 'USD 간편 회원가입' });
  await form.getByLabel('아이디').fill('journey77');
  await form.getByLabel('닉네임').fill('여정회원');
  await form.getByLabel('비밀번호', { exact: true }).fill('abcd1234');
  await form.getByLabel('비밀번호 확인').fill('abcd1234');
  await form.getByLabel(/환전 비밀번호/).fill('1234');
  await form.getByLabel('추천인').fill('코인');
  await press(form.getByRole('checkbox'));
  await press(form.getByRole('button', { name: '회원가입', exact: true }));

  const done = page.getByRole('dialog', { name: '회원가입 완료' });
  await expect(done.getByText('회원님의 계정은 현재 승인 대기 중입니다.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(done, 'the last dialog stays until it is closed').toBeVisible();
  await press(done.getByRole('button', { name: '닫기' }));
  await sendLogin(page, 'journey77', 'abcd1234');
  await expect(page.getByText('승인 대기 중인 계정입니다.')).toBeVisible();
});
