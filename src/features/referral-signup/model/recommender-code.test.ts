import { allSettled } from 'effector';
import { expect, it, vi } from 'vitest';
import { $api } from '@/shared/api/testing';
import { $alert } from '@/shared/lib/alerts';
import { $dialog } from '@/shared/lib/dialogs';
import { makeScope } from '@/shared/lib/test-scope';
import { type SampleAnswers, sampleSignupApi } from '../lib/sample-api';
import { form, RecommenderGate } from './recommender-code';
import { $referral } from './referral';

async function enter(code: string, lookUp: SampleAnswers['lookUp']) {
  const scope = makeScope({
    values: [
      [$dialog, { name: 'recommender' }],
      [$api, sampleSignupApi({ lookUp })],
    ],
  });
  await allSettled(RecommenderGate.open, { scope, params: {} });
  await allSettled(form.changed, { scope, params: { name: 'code', value: code } });
  await allSettled(form.submitted, { scope });
  return scope;
}

it("a member's code leads to the normal sign-up with the referrer stored", async () => {
  const referral = { code: 'HANPAN', memberId: 'mem_1' };
  const scope = await enter('HANPAN', () => referral.memberId);
  expect(scope.getState($referral)).toEqual(referral);
  expect(scope.getState($dialog)?.name).toBe('signup');
});

it('an unknown code shows an alert and stays', async () => {
  const scope = await enter('NOBODY', () => null);
  expect(scope.getState($alert)?.text).toBe('유효하지 않은 가입코드입니다.');
  expect(scope.getState($dialog)?.name).toBe('recommender');
  expect(scope.getState(form.$values)).toEqual({ code: 'NOBODY' });
});

it('USD is nobody: it is refused without asking', async () => {
  const lookUp = vi.fn();
  const scope = await enter('usd', lookUp);
  expect(lookUp).not.toHaveBeenCalled();
  expect(scope.getState($alert)?.text).toBe('등록에 실패했습니다. 메시지를 확인해주세요.');
});
