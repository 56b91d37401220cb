import { allSettled } from 'effector';
import { expect, it } from 'vitest';
import { makeDeskMember } from '@/entities/desk-member/testing';
import { makeProblem } from '@/shared/api/testing';
import { $alert } from '@/shared/lib/alerts';
import { answerQuestion } from '@/shared/lib/test-question';
import { watchCalls } from '@/shared/lib/test-scope';
import { bodies, careOf } from '../lib/sample-care';
import { form } from './adjust';

type Values = Parameters<typeof form.filled>[0];

function open(answers: Parameters<typeof careOf>[1], values: Values) {
  const scope = careOf(makeDeskMember(), answers).scope();
  const questions = watchCalls(scope, $alert);
  async function submit() {
    await allSettled(form.filled, { scope, params: values });
    await allSettled(form.submitted, { scope });
  }
  return { scope, questions, submit, adjust: () => answerQuestion(scope, submit()) };
}

const points = { account: 'points', amount: '5000', reason: '이벤트 보상' };

it('names the event that it rewards, and none otherwise', async () => {
  await open({}, { ...points, event: '5' }).adjust();
  expect(bodies).toMatchObject([{ account: 'points', amount: 5_000, eventId: 5 }]);
  await open({}, points).adjust();
  expect(bodies).toHaveLength(1);
  expect(bodies[0]).not.toHaveProperty('eventId');
});

it.each([
  [points, '한강바람 회원에게 포인트 5,000P를 지급합니다.'],
  [
    { account: 'money', direction: 'take', amount: '300000', reason: '중복 지급' },
    '한강바람 회원에게서 보유머니 300,000원을 회수합니다.\n다른 관리자가 2차 승인해야 반영됩니다.',
  ],
])('asks with what is given or taken: %j', async (values, text) => {
  const { questions, adjust } = open({}, values);
  await adjust();
  expect(questions.at(0)?.text).toBe(text);
});

it.each([{ direction: 'take' }, { account: 'tether' }])(
  'rewards with money or points alone: %j',
  async (wrong) => {
    const { scope, submit } = open({}, { ...points, event: '5', ...wrong });
    await submit();
    expect(bodies).toEqual([]);
    expect(scope.getState(form.$errors)).toHaveProperty('event');
  },
);

it('says at the event that the member has its reward, and keeps what was typed', async () => {
  const answers = { 'POST /admin/adjustment': makeProblem('INVALID_STATE') };
  const { scope, adjust } = open(answers, { ...points, event: '5' });
  await adjust();
  expect(scope.getState(form.$errors)).toEqual({
    event: '이미 이 이벤트의 보상을 받았거나 참여 대상이 아닌 회원입니다.',
  });
  expect(scope.getState(form.$values)).toMatchObject({ amount: '5000', event: '5' });
});
