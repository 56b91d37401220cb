import { allSettled } from 'effector';
import { expect, it, vi } from 'vitest';
import { $api, createFakeApi, type FakeCall, makeProblem } from '@/shared/api/testing';
import { makeScope } from '@/shared/lib/test-scope';
import { $foundInquiry, form, LookupGate } from './lookup';

const found = {
  id: 'inq_1',
  kind: 'nonmember',
  title: '가입 문의',
  contents: '승인을 기다립니다.',
  createdAt: 1,
  state: 'open',
  closesAt: null,
  lines: [],
};

async function lookUp(key: string, answer: object = { body: found }) {
  const sent = vi.fn();
  const api = createFakeApi({
    'POST /nonmember/inquiry/lookup': ({ body }: FakeCall) => {
      sent(body);
      return answer;
    },
  });
  const scope = makeScope({ values: [[$api, api]] });
  const submit = async (value: string) => {
    await allSettled(form.changed, { scope, params: { name: 'key', value } });
    await allSettled(form.submitted, { scope });
  };
  await submit(key);
  return { scope, sent, submit, error: () => scope.getState(form.$errors).key };
}

it('finds the question by its key, however that is written, and forgets it with the box', async () => {
  const { scope, sent } = await lookUp(' k7f2–9qtx－3mwp ');
  expect(sent.mock.calls).toEqual([[{ key: 'K7F29QTX3MWP' }]]);
  expect(scope.getState($foundInquiry)).toEqual(found);
  await allSettled(LookupGate.close, { scope, params: {} });
  expect([scope.getState($foundInquiry), scope.getState(form.$values).key]).toEqual([null, '']);
});

it('asks for no key that cannot be one', async () => {
  const { sent, error } = await lookUp('K7F2-9QTX-3M');
  expect(sent).not.toHaveBeenCalled();
  expect(error()).toBe('조회 키는 영문과 숫자 12자리입니다.');
});

it.each([
  [makeProblem('NOT_FOUND'), '조회 키가 맞지 않거나 조회 기간이 지났습니다.'],
  [
    makeProblem('RATE_LIMITED', { message: '잠시 후 다시 시도해주세요. (60초)' }),
    '잠시 후 다시 시도해주세요. (60초)',
  ],
])('says at the field why nothing is found', async (answer, text) => {
  const { scope, error } = await lookUp('K7F2-9QTX-3MWP', answer);
  expect(error()).toBe(text);
  expect(scope.getState($foundInquiry)).toBeNull();
});
