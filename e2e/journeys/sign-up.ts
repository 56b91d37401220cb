import type { Journey } from '../lib/journey.ts';
import { login, same } from '../lib/site.ts';

export const signUpByUsd: Journey = {
  name: '1 sign up by code USD, then login says that approval is awaited',
  async run({ server, open }) {
    const page = await open();
    await page.goto(server.url);
    await page.getByRole('button', { name: '회원가입' }).first().click();
    const code = page.getByRole('dialog', { name: '가입코드를 입력해주세요' });
    await code.getByRole('textbox').fill('USD');
    await code.getByRole('button', { name: '2단계로 이동' }).click();
    const form = page.getByRole('dialog', { name: 'USD 간편 회원가입' });
    await form.getByLabel('아이디').fill('journey77');
    await form.getByLabel('닉네임').fill('여정회원');
    await form.getByLabel('비밀번호', { exact: true }).fill('abcd1234');
    await form.getByLabel('비밀번호 확인').fill('abcd1234');
    await form.getByLabel(/환전 비밀번호/).fill('1234');
    await form.getByLabel('추천인').fill('코인');
    await form.getByRole('checkbox').check();
    await form.getByRole('button', { name: '회원가입', exact: true }).click();
    const done = page.getByRole('dialog', { name: '회원가입 완료' });
    await done.getByText('회원님의 계정은 현재 승인 대기 중입니다.').waitFor();
    await page.keyboard.press('Escape');
    same(await done.isVisible(), true, 'the completion dialog stays until it is closed');
    await done.getByRole('button', { name: '닫기' }).click();
    await login(page, server, 'journey77', 'abcd1234');
    await page.getByText('승인 대기 중인 계정입니다.').waitFor();
  },
};
