import { allSettled } from 'effector';
import { describe, expect, it } from 'vitest';
import { $member, recommenderSignupRequested, signupRequested } from '@/entities/member';
import { siteChanged } from '@/entities/setting';
import { $setting } from '@/entities/setting/testing';
import { $alert } from '@/shared/lib/alerts';
import { $dialog } from '@/shared/lib/dialogs';
import { makeScope } from '@/shared/lib/test-scope';
import { referralCodeArrived } from '@/shared/routes';
import {
  recommenderDialog,
  referralDialog,
  signupDialog,
  signupDoneDialog,
  usdSignupDialog,
} from './dialogs';
import './events';
import { codeRefused } from './model/invitation';

function setUp({ isClosed = false, member = null as unknown } = {}) {
  return makeScope({
    values: [
      [$setting, { joinStartEndFlg: isClosed, idNiknameBan: [] }],
      [$member, member],
    ],
  });
}

it.each([
  [signupRequested, 'referral'],
  [recommenderSignupRequested, 'recommender'],
] as const)('opens the step that was asked for', async (requested, name) => {
  const scope = setUp();
  await allSettled(requested, { scope });
  expect(scope.getState($dialog)).toEqual({ name });
});

describe('while sign-up is closed', () => {
  it.each([
    ['referral', referralDialog.opened.prepend<void>(() => ({}))],
    ['usdSignup', usdSignupDialog.opened],
    ['signup', signupDialog.opened],
    ['recommender', recommenderDialog.opened.prepend<void>(() => ({}))],
  ] as const)('%s does not open and the alert says why', async (_name, opened) => {
    const scope = setUp();
    await allSettled(siteChanged, { scope, params: { joinStartEndFlg: true } });
    await allSettled(signupDoneDialog.opened, { scope });
    await allSettled(opened, { scope });
    expect(scope.getState($dialog)).toEqual({ name: 'signupDone' });
    expect(scope.getState($alert)?.text).toBe('현재 회원가입이 마감되었습니다.');
  });

  it('it opens again once the site lets it', async () => {
    const scope = setUp({ isClosed: true });
    await allSettled(siteChanged, { scope, params: { joinStartEndFlg: false } });
    await allSettled(signupRequested, { scope });
    expect(scope.getState(referralDialog.$isOpen)).toBe(true);
    expect(scope.getState($alert)).toBeNull();
  });

  it('a code in the address gets the same answer', async () => {
    const scope = setUp({ isClosed: true });
    await allSettled(referralCodeArrived, { scope, params: 'HANPAN' });
    expect(scope.getState($dialog)).toBeNull();
    expect(scope.getState($alert)?.text).toBe('현재 회원가입이 마감되었습니다.');
  });
});

describe('a code in the address', () => {
  it('opens the referral dialog with it, once', async () => {
    const scope = setUp();
    await allSettled(referralCodeArrived, { scope, params: 'HANPAN' });
    expect(scope.getState(referralDialog.$props)).toEqual({ code: 'HANPAN' });
    await allSettled(signupDoneDialog.opened, { scope });
    await allSettled(referralCodeArrived, { scope, params: 'HANPAN' });
    expect(scope.getState($dialog)).toEqual({ name: 'signupDone' });
  });

  it('is filled in by whichever sign-up the guest asks for later, until it belongs to nobody', async () => {
    const scope = setUp();
    await allSettled(referralCodeArrived, { scope, params: 'HANPAN' });
    await allSettled(referralDialog.closed, { scope });
    await allSettled(signupRequested, { scope });
    expect(scope.getState(referralDialog.$props)).toEqual({ code: 'HANPAN' });
    await allSettled(recommenderSignupRequested, { scope });
    expect(scope.getState(recommenderDialog.$props)).toEqual({ code: 'HANPAN' });
    await allSettled(codeRefused, { scope, params: 'OTHER' });
    await allSettled(signupRequested, { scope });
    expect(scope.getState(referralDialog.$props)).toEqual({ code: 'HANPAN' });
    await allSettled(codeRefused, { scope, params: 'HANPAN' });
    await allSettled(signupRequested, { scope });
    expect(scope.getState(referralDialog.$props)).toEqual({});
  });

  it('of coins is no recommender', async () => {
    const scope = setUp();
    await allSettled(referralCodeArrived, { scope, params: 'USD' });
    await allSettled(recommenderSignupRequested, { scope });
    expect(scope.getState(recommenderDialog.$props)).toEqual({});
  });

  it('opens nothing for a member, nor where it is empty', async () => {
    const scope = setUp({ member: { id: 'mem_1' } });
    await allSettled(referralCodeArrived, { scope, params: 'HANPAN' });
    expect(scope.getState($dialog)).toBeNull();
    const guest = setUp();
    await allSettled(referralCodeArrived, { scope: guest, params: '' });
    expect(guest.getState($dialog)).toBeNull();
  });
});
