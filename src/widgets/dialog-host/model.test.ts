import { allSettled } from 'effector';
import { describe, expect, it } from 'vitest';
import { $member } from '@/entities/member';
import { $setting, siteChanged } from '@/entities/setting';
import { $alert } from '@/shared/lib/alerts';
import { $dialog, type DialogName, dialogOpened } from '@/shared/lib/dialogs';
import { makeScope } from '@/shared/lib/test-scope';
import { referralCodeArrived } from '@/shared/routes';
import { UnavailableGate } from './model';

function setUp(member: unknown = null) {
  return makeScope({
    values: [
      [$setting, { joinStartEndFlg: false, idNiknameBan: [] }],
      [$member, member],
    ],
  });
}

describe('while sign-up is closed', () => {
  it.each<DialogName>(['referral', 'usdSignup', 'signup', 'recommenderJoin'])(
    '%s does not open and the alert says why',
    async (name) => {
      const scope = setUp();
      await allSettled(siteChanged, { scope, params: { joinStartEndFlg: true } });
      await allSettled(dialogOpened, { scope, params: { name: 'login', props: {} } });
      await allSettled(dialogOpened, { scope, params: { name, props: {} } as never });
      expect(scope.getState($dialog)?.name).toBe('login');
      expect(scope.getState($alert)?.text).toBe('현재 회원가입이 마감되었습니다.');
    },
  );

  it('it opens again once the site lets it', async () => {
    const scope = setUp();
    await allSettled(siteChanged, { scope, params: { joinStartEndFlg: true } });
    await allSettled(siteChanged, { scope, params: { joinStartEndFlg: false } });
    await allSettled(dialogOpened, { scope, params: { name: 'referral', props: {} } });
    expect(scope.getState($dialog)?.name).toBe('referral');
    expect(scope.getState($alert)).toBeNull();
  });

  it('a code in the address gets the same answer', async () => {
    const scope = setUp();
    await allSettled(siteChanged, { scope, params: { joinStartEndFlg: true } });
    await allSettled(referralCodeArrived, { scope, params: 'HANPAN' });
    expect(scope.getState($dialog)).toBeNull();
    expect(scope.getState($alert)?.text).toBe('현재 회원가입이 마감되었습니다.');
  });
});

describe('a code in the address', () => {
  it('opens the referral dialog with it, once', async () => {
    const scope = setUp();
    await allSettled(referralCodeArrived, { scope, params: 'HANPAN' });
    expect(scope.getState($dialog)).toEqual({ name: 'referral', props: { code: 'HANPAN' } });
    await allSettled(dialogOpened, { scope, params: { name: 'nonMember' } });
    await allSettled(referralCodeArrived, { scope, params: 'HANPAN' });
    expect(scope.getState($dialog)?.name).toBe('nonMember');
  });

  it('is nothing to a member, and an empty one to nobody', async () => {
    const scope = setUp({ id: 'mem_1' });
    await allSettled(referralCodeArrived, { scope, params: 'HANPAN' });
    expect(scope.getState($dialog)).toBeNull();
    const guest = setUp();
    await allSettled(referralCodeArrived, { scope: guest, params: '' });
    expect(guest.getState($dialog)).toBeNull();
  });
});

it('a dialog that cannot be loaded says so and closes', async () => {
  const scope = setUp();
  await allSettled(dialogOpened, { scope, params: { name: 'nonMember' } });
  await allSettled(UnavailableGate.open, { scope, params: {} });
  expect(scope.getState($dialog)).toBeNull();
  expect(scope.getState($alert)?.text).toContain('화면을 불러오지 못했습니다.');
});
