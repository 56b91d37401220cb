import { press } from '../lib/press.ts';
import { sendCoinSignup, sendLogin } from '../lib/site.ts';
import { expect, test } from '../lib/test.ts';

test('sign up by code USD; login then says that approval is pending', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto('/');
  await press(page.getByRole('button', { name: '회원가입' }).first());
  const code = page.getByRole('dialog', { name: '가입코드를 입력해주세요' });
  await code.getByRole('textbox').fill('USD');
  await press(code.getByRole('button', { name: '2단계로 이동' }));

  await sendCoinSignup(page, {
    userId: 'journey77',
    nickname: '여정회원',
    password: 'abcd1234',
    withdrawPassword: '1234',
  });

  const done = page.getByRole('dialog', { name: '회원가입 완료' });
  await expect(done.getByText('회원님의 계정은 현재 승인 대기 중입니다.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(done, 'the last dialog stays until it is closed').toBeVisible();
  await press(done.getByRole('button', { name: '닫기' }));
  await sendLogin(page, 'journey77', 'abcd1234');
  await expect(page.getByText('승인 대기 중인 계정입니다.')).toBeVisible();
});
