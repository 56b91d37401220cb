import { allSettled, createEvent } from 'effector';
import { expect, it, vi } from 'vitest';
import { $alert, alertAnswered } from '@/shared/lib/alerts';
import { answerQuestion } from '@/shared/lib/test-question';
import { makeScope, watchCalls } from '@/shared/lib/test-scope';
import { $toasts } from '@/shared/lib/toasts';
import { confirmedMutation } from './confirmed-mutation';
import type { ApiError } from './errors';

const problem = (code: string, message = '서버가 한 말'): ApiError =>
  ({
    kind: 'problem',
    status: 409,
    code,
    message,
    requestId: null,
    errors: [],
    refusals: [],
  }) as ApiError;

const send = vi.fn(async (_api: unknown, id: string) => id.toUpperCase());
const refresh = createEvent();
const removing = confirmedMutation({
  send,
  confirm: (id) => (id === 'silent' ? null : { text: `${id}?` }),
  done: (result) => ({ text: `${result} removed` }),
  refusals: { NOT_FOUND: 'gone', INVALID_STATE: null },
  refresh,
});

function open() {
  send.mockClear();
  const scope = makeScope();
  const refreshed = watchCalls(scope, refresh);
  const start = (id: string) => allSettled(removing.start, { scope, params: id });
  const toasts = () => scope.getState($toasts).map(({ text, tone }) => [text, tone]);
  return { scope, start, refreshed, toasts };
}

it('sends what was confirmed, says so and loads again', async () => {
  const { scope, start, refreshed, toasts } = open();
  await answerQuestion(scope, start('a'));
  expect(toasts()).toEqual([['A removed', 'success']]);
  expect(refreshed).toHaveLength(1);
});

it('sends nothing where the answer is no, and without a question at once', async () => {
  const { scope, start, toasts } = open();
  await answerQuestion(scope, start('a'), false);
  expect(send).not.toHaveBeenCalled();
  await start('silent');
  expect(toasts()).toEqual([['SILENT removed', 'success']]);
});

it('asks once for a double click', async () => {
  const { scope, start } = open();
  await answerQuestion(scope, Promise.all([start('a'), start('b')]));
  expect(send.mock.calls.map(([, id]) => id)).toEqual(['a']);
  expect(scope.getState($alert)).toBeNull();
});

it('sends nothing where it was reset while the question was open', async () => {
  const { scope, start } = open();
  const settled = start('a');
  await vi.waitFor(() => expect(scope.getState($alert)).not.toBeNull());
  void allSettled(removing.reset, { scope });
  const params = { id: scope.getState($alert)?.id ?? '', isConfirmed: true };
  await Promise.all([settled, allSettled(alertAnswered, { scope, params })]);
  expect(send).not.toHaveBeenCalled();
});

it.each([
  [problem('NOT_FOUND'), 'gone'],
  [problem('INVALID_STATE'), undefined],
  [problem('FORBIDDEN'), '서버가 한 말'],
  [{ kind: 'network' } as ApiError, '인터넷 연결을 확인하고 다시 시도해주세요.'],
  [{ ...problem('MAINTENANCE'), status: 555 } as ApiError, undefined],
])('after a refusal %o says %s, and loads again', async (error, text) => {
  const { scope, start, refreshed } = open();
  send.mockRejectedValueOnce(error);
  await start('silent');
  expect(scope.getState($alert)?.text).toBe(text);
  expect(refreshed).toHaveLength(1);
});
