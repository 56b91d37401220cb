import { allSettled } from 'effector';
import { expect, it } from 'vitest';
import { $api, createFakeApi, makeProblem } from '@/shared/api/testing';
import { makeScope, watchCalls } from '@/shared/lib/test-scope';
import { $hasFailed, $text, memoSaved, saveClicked, textChanged } from './model';

type Answer = Parameters<typeof createFakeApi>[0][string];

async function save(text: string, answer: Answer) {
  const scope = makeScope({ values: [[$api, createFakeApi({ 'POST /memo': answer })]] });
  const saved = watchCalls(scope, memoSaved);
  await allSettled(textChanged, { scope, params: text });
  await allSettled(saveClicked, { scope });
  return { scope, saved };
}

const memo = { id: 'memo_1', text: '토요일 경기 확인', createdAt: 0 };

it('is empty again after the memo was saved', async () => {
  const { scope, saved } = await save(memo.text, { status: 201, body: memo });
  expect(saved).toHaveLength(1);
  expect(scope.getState($text)).toBe('');
});

it('keeps the text of a memo that could not be saved', async () => {
  const { scope, saved } = await save(memo.text, makeProblem('UNAVAILABLE'));
  expect(saved).toEqual([]);
  expect([scope.getState($text), scope.getState($hasFailed)]).toEqual([memo.text, true]);
});
