import { allSettled } from 'effector';
import { expect, it } from 'vitest';
import { $setting } from '@/entities/setting';
import { $alert } from '@/shared/lib/alerts';
import { $dialog } from '@/shared/lib/dialogs';
import { makeScope } from '@/shared/lib/test-scope';
import { inquiryClicked, loginClicked, recommenderJoinClicked, signupClicked } from './model';

const closed = { values: [[$setting, { joinStartEndFlg: true }]] as const };

it.each([
  [loginClicked, 'login'],
  [signupClicked, 'referral'],
  [recommenderJoinClicked, 'recommenderJoin'],
  [inquiryClicked, 'nonMember'],
] as const)('opens its dialog', async (clicked, name) => {
  const scope = makeScope();
  await allSettled(clicked, { scope });
  expect(scope.getState($dialog)?.name).toBe(name);
});

it.each([signupClicked, recommenderJoinClicked])('says that sign-up is closed', async (clicked) => {
  const scope = makeScope(closed);
  await allSettled(clicked, { scope });
  expect(scope.getState($dialog)).toBeNull();
  expect(scope.getState($alert)?.text).toBe('현재 회원가입이 마감되었습니다.');
});

it('lets members in while sign-up is closed', async () => {
  const scope = makeScope(closed);
  await allSettled(loginClicked, { scope });
  expect(scope.getState($dialog)?.name).toBe('login');
});
