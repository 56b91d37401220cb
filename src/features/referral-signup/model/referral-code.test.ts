import { allSettled } from 'effector';
import { describe, expect, it, vi } from 'vitest';
import { $api } from '@/shared/api/testing';
import { alertShown } from '@/shared/lib/alerts';
import { $dialog } from '@/shared/lib/dialogs';
import { deferred, makeScope, watchCalls } from '@/shared/lib/test-scope';
import { referralDialog } from '../dialogs';
import { lineLost, type SampleAnswers, sampleSignupApi } from '../lib/sample-api';
import { $referral } from './referral';
import { form, ReferralGate } from './referral-code';

const usd = { code: 'USD', memberId: 'mem_1' };

async function open(lookUp: SampleAnswers['lookUp'], props: { code?: string } = {}) {
  const scope = makeScope({ values: [[$api, sampleSignupApi({ lookUp })]] });
  const alerts = watchCalls(scope, alertShown);
  await allSettled(referralDialog.opened, { scope, params: props });
  await allSettled(ReferralGate.open, { scope, params: props });
  return { scope, texts: () => alerts.map(({ text }) => text) };
}

async function enter(scope: ReturnType<typeof makeScope>, value: string) {
  await allSettled(form.changed, { scope, params: { name: 'code', value } });
  await allSettled(form.submitted, { scope });
}

describe('the referral dialog', () => {
  it('with an empty field says that it failed and asks nobody', async () => {
    const lookUp = vi.fn();
    const { scope, texts } = await open(lookUp);
    await enter(scope, ' ');
    expect(texts()).toEqual(['등록에 실패했습니다. 메시지를 확인해주세요.']);
    expect(scope.getState(form.$errors)).toEqual({ code: '추천코드를 입력해주세요.' });
    expect(lookUp).not.toHaveBeenCalled();
  });

  it('with an unknown code says so, stays open and keeps what was typed', async () => {
    const { scope, texts } = await open(() => null);
    await enter(scope, 'NOBODY');
    expect(texts()).toEqual(['유효하지 않은 가입코드입니다.']);
    expect(scope.getState($dialog)?.name).toBe('referral');
    expect(scope.getState(form.$values)).toEqual({ code: 'NOBODY' });
    expect(scope.getState($referral)).toBeNull();
  });

  it('with a valid code stores code and referrer and goes on to the USD sign-up', async () => {
    const { scope, texts } = await open(() => usd.memberId);
    await enter(scope, 'USD');
    expect(scope.getState($referral)).toEqual(usd);
    expect(scope.getState($dialog)?.name).toBe('usdSignup');
    expect(texts()).toEqual([]);
  });

  it('looks up the code of the address without a press', async () => {
    const lookUp = vi.fn((_code: string) => usd.memberId);
    const { scope } = await open(lookUp, { code: 'HANPAN' });
    expect(lookUp.mock.calls).toEqual([['HANPAN']]);
    expect(scope.getState($referral)).toEqual({ code: 'HANPAN', memberId: 'mem_1' });
    expect(scope.getState($dialog)?.name).toBe('usdSignup');
  });

  it('is empty again after it was closed', async () => {
    const { scope } = await open(() => null);
    await enter(scope, 'NOBODY');
    await allSettled(ReferralGate.close, { scope, params: {} });
    expect(scope.getState(form.$values)).toEqual({ code: '' });
  });

  it('closed before the answer leads nowhere', async () => {
    const answer = deferred<string>();
    const { scope } = await open(() => answer.promise);
    await allSettled(form.changed, { scope, params: { name: 'code', value: 'USD' } });
    const submitted = allSettled(form.submitted, { scope });
    await Promise.resolve();
    void allSettled(ReferralGate.close, { scope, params: {} });
    answer.resolve(usd.memberId);
    await submitted;
    expect(scope.getState($referral)).toBeNull();
    expect(scope.getState($dialog)?.name).toBe('referral');
  });

  it('shows a failed lookup', async () => {
    const { scope, texts } = await open(lineLost);
    await enter(scope, 'USD');
    expect(texts()).toEqual(['인터넷 연결을 확인하고 다시 시도해주세요.']);
  });
});
