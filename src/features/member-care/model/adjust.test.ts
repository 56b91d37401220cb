import { allSettled } from 'effector';
import { expect, it, vi } from 'vitest';
import { makeDeskMember } from '@/entities/desk-member/testing';
import { makeProblem } from '@/shared/api/testing';
import { $alert, alertAnswered } from '@/shared/lib/alerts';
import { adjusting } from '../api';
import { bodies, careOf } from '../lib/sample-care';
import { form } from './adjust';

/** The texts of the questions that were asked. */
const asked: string[] = [];

async function adjust(
  answers: Parameters<typeof careOf>[1],
  values: Record<string, string | undefined>,
) {
  const scope = careOf(makeDeskMember(), answers).scope();
  for (const [name, value] of Object.entries(values))
    await allSettled(form.changed, { scope, params: { name, value: value ?? '' } as never });
  // Nobody waits until the toast has gone again.
  void allSettled(form.submitted, { scope });
  if (Object.keys(scope.getState(form.$errors)).length > 0) return scope;
  await vi.waitFor(() => expect(scope.getState($alert)).not.toBeNull());
  const { id = '', text = '' } = scope.getState($alert) ?? {};
  asked.push(text);
  void allSettled(alertAnswered, { scope, params: { id, isConfirmed: true } });
  await vi.waitFor(() =>
    expect(bodies.length > 0 || Object.keys(scope.getState(form.$errors)).length > 0).toBe(true),
  );
  await vi.waitFor(() => expect(scope.getState(adjusting.$isPending)).toBe(false));
  return scope;
}

const points = { account: 'points', amount: '5000', reason: '이벤트 보상' };

it('names the event that it rewards, and none otherwise', async () => {
  await adjust({}, { ...points, event: '5' });
  expect(bodies).toMatchObject([{ account: 'points', amount: 5_000, eventId: 5 }]);
  await adjust({}, points);
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
  await adjust({}, values);
  expect(asked.at(-1)).toBe(text);
});

it.each([{ direction: 'take' }, { account: 'tether' }])(
  'rewards with money or points alone: %j',
  async (wrong) => {
    const scope = await adjust({}, { ...points, event: '5', ...wrong });
    expect(bodies).toEqual([]);
    expect(scope.getState(form.$errors)).toHaveProperty('event');
  },
);

it('says at the event that the member has its reward, and keeps what was typed', async () => {
  const answers = { 'POST /admin/adjustment': makeProblem('INVALID_STATE') };
  const scope = await adjust(answers, { ...points, event: '5' });
  expect(scope.getState(form.$errors)).toEqual({
    event: '이미 이 이벤트의 보상을 받았거나 참여 대상이 아닌 회원입니다.',
  });
  expect(scope.getState(form.$values)).toMatchObject({ amount: '5000', event: '5' });
});
