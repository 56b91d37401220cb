import { allSettled } from 'effector';
import { expect, it } from 'vitest';
import { deskKeyPressed, rowChosen } from '@/features/desk-list';
import { makeProblem } from '@/shared/api/testing';
import { watchCalls } from '@/shared/lib/test-scope';
import { toastShown } from '@/shared/lib/toasts';
import { makeInquiry, scopeOf } from '../lib/sample-inquiries';
import { inquiries, list } from './list';
import { $handler, taking } from './taking';

const until = 4_102_444_800_000;

async function open(answers: Parameters<typeof scopeOf>[0] = {}) {
  const scope = scopeOf(answers);
  await allSettled(list.Gate.open, { scope, params: { state: 'open' } });
  await allSettled(rowChosen, { scope, params: 'inq_1' });
  const enter = () => allSettled(deskKeyPressed, { scope, params: 'enter' });
  return { scope, enter, sent: watchCalls(scope, taking.start) };
}

it('takes the question in the panel up by its key, and gives it back', async () => {
  const { scope, enter, sent } = await open();
  await enter();
  expect(scope.getState($handler)).toMatchObject({ isMe: true });
  await enter();
  expect(scope.getState($handler)).toBeNull();
  expect(sent).toEqual([
    { id: 'inq_1', isTaken: true },
    { id: 'inq_1', isTaken: false },
  ]);
});

it('leaves alone what somebody else answers, by name', async () => {
  const lock = { staffId: 'mem_2', until };
  const data = [makeInquiry({ state: 'answering', lock })];
  const { scope, enter, sent } = await open({
    'GET /desk/inquiry': { body: { data, nextCursor: null } },
  });
  expect(scope.getState($handler)).toEqual({ isMe: false, name: '이수진' });
  await enter();
  expect(sent).toEqual([]);
});

it('says who was faster, and reads the list again', async () => {
  const { scope, enter } = await open({ 'PUT /desk/inquiry/inq_1/lock': makeProblem('LOCKED') });
  const [toasts, read] = [watchCalls(scope, toastShown), watchCalls(scope, inquiries.opened)];
  await enter();
  expect(toasts).toMatchObject([{ text: expect.stringContaining('다른 담당자') }]);
  expect(read).toEqual(['open']);
});
