import { allSettled } from 'effector';
import { expect, test } from 'vitest';
import { makeScope, watchCalls } from '../test-scope';
import {
  $alert,
  alertAnswered,
  alertClosed,
  alertShown,
  allAlertsClosed,
  askConfirmFx,
} from './model';

const front = (scope: ReturnType<typeof makeScope>) => scope.getState($alert);

test('alerts wait behind each other, and the same words are said once', async () => {
  const scope = makeScope();
  const closed = watchCalls(scope, alertClosed);
  for (const text of ['one', 'one', 'two'])
    await allSettled(alertShown, { scope, params: { text } });
  expect(front(scope)?.text).toBe('one');
  const answer = () => ({ id: front(scope)?.id ?? '', isConfirmed: true });
  await allSettled(alertAnswered, { scope, params: answer() });
  expect(front(scope)?.text).toBe('two');
  await allSettled(alertAnswered, { scope, params: answer() });
  expect(front(scope)).toBeNull();
  expect(closed.map(({ text }) => text)).toEqual(['one', 'two']);
});

test.each([true, false])('a question is answered with %s', async (isConfirmed) => {
  const scope = makeScope();
  const answers = watchCalls(scope, askConfirmFx.doneData);
  const answer = allSettled(askConfirmFx, { scope, params: { text: '로그아웃하시겠습니까?' } });
  const question = front(scope);
  expect(question?.kind).toBe('confirm');
  void allSettled(alertAnswered, { scope, params: { id: question?.id ?? '', isConfirmed } });
  await answer;
  expect(answers).toEqual([isConfirmed]);
  expect(front(scope)).toBeNull();
});

test('closing all leaves none, and an open question counts as refused', async () => {
  const scope = makeScope();
  const answers = watchCalls(scope, askConfirmFx.doneData);
  const answer = allSettled(askConfirmFx, { scope, params: { text: '로그아웃하시겠습니까?' } });
  void allSettled(alertShown, { scope, params: { text: 'behind' } });
  void allSettled(allAlertsClosed, { scope });
  await answer;
  expect(answers).toEqual([false]);
  expect(front(scope)).toBeNull();
});
