import { allSettled } from 'effector';
import { expect, it } from 'vitest';
import { $api, createFakeApi, type FakeCall, makeProblem } from '@/shared/api/testing';
import { $alert } from '@/shared/lib/alerts';
import { makeScope, watchCalls } from '@/shared/lib/test-scope';
import { reportDialog } from './dialogs';
import { form, reported, reportRequested } from './model';

function open(answer: Parameters<typeof createFakeApi>[0][string]) {
  const api = createFakeApi({ 'PUT /board/reply/41/report': answer });
  const scope = makeScope({ values: [[$api, api]] });
  const fill = async () => {
    await allSettled(reportRequested, { scope, params: { kind: 'reply', id: 41 } });
    await allSettled(form.filled, { scope, params: { reason: 'ad', note: ' 홍보 ' } });
    await allSettled(form.submitted, { scope });
  };
  return { scope, fill };
}

it('reports a reply with its reason, and closes', async () => {
  const sent: unknown[] = [];
  const { scope, fill } = open(({ body }: FakeCall) => ({ status: sent.push(body) && 204 }));
  const done = watchCalls(scope, reported);
  await fill();
  expect(sent).toEqual([{ reason: 'ad', note: '홍보' }]);
  expect(done).toEqual([{ kind: 'reply', id: 41 }]);
  expect(scope.getState(reportDialog.$props)).toBeNull();
});

it('stays open with what was typed where it is refused', async () => {
  const message = '잠시 후 다시 시도해주세요.';
  const { scope, fill } = open(makeProblem('RATE_LIMITED', { message }));
  await fill();
  expect(scope.getState($alert)?.text).toBe(message);
  expect(scope.getState(form.$values)).toEqual({ reason: 'ad', note: ' 홍보 ' });
  expect(scope.getState(reportDialog.$isOpen)).toBe(true);
});
