import { allSettled } from 'effector';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { $member } from '@/entities/member';
import { memberKinds } from '@/entities/member/testing';
import { $currentRow, rowsShown } from '@/features/desk-list';
import { $api, createFakeApi } from '@/shared/api/testing';
import { makeScope, watchCalls } from '@/shared/lib/test-scope';
import { navigationRequested } from '@/shared/routes';
import { sampleFound } from './lib/sample-found';
import { $items, foundChosen, textChanged } from './model';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function open(member = memberKinds.admin) {
  const queries: string[] = [];
  const api = createFakeApi({
    'GET /desk/found': ({ path }) => {
      queries.push(new URL(path, 'http://site.invalid').searchParams.get('q') ?? '');
      return { body: sampleFound };
    },
  });
  const scope = makeScope({
    values: [
      [$api, api],
      [$member, member],
    ],
  });
  async function type(...texts: string[]) {
    const typed = texts.map((params) => allSettled(textChanged, { scope, params }));
    await vi.advanceTimersByTimeAsync(250);
    await Promise.all(typed);
  }
  return { scope, queries, type };
}

it('asks once the typing rests, and not for one letter', async () => {
  const { scope, queries, type } = open();
  await type('한', '한강', '한강 ');
  expect(queries).toEqual(['한강']);
  expect(scope.getState($items)?.map(({ title, href }) => [title, href])).toEqual([
    ['한강바람', '/admin/member/mem_9'],
    ['req_1', '/admin/deposit/waiting'],
    ['req_7', '/admin/setting-request/done'],
    ['203.0.113.7', '/admin/member/mem_9'],
  ]);
  await type('한');
  expect(scope.getState($items)).toBeNull();
});

it('shows a manager no queue that an admin decides', async () => {
  const { scope, type } = open(memberKinds.manager);
  await type('한강');
  expect(scope.getState($items)?.map(({ href }) => href)).toEqual([
    '/manager/member/mem_9',
    '/manager/deposit/waiting',
    '/manager/member/mem_9',
  ]);
});

it('opens the queue of a request, and its panel once the list has it', async () => {
  const { scope, type } = open();
  await type('한강');
  const item = scope.getState($items)?.find(({ row }) => row === 'req_1');
  if (!item) throw new Error('no request');
  // What was typed is forgotten with the choice, and that rests too.
  vi.useRealTimers();
  const went = watchCalls(scope, navigationRequested);
  await allSettled(foundChosen, { scope, params: { item, isHere: false } });
  expect(went).toEqual([{ to: '/admin/deposit/waiting' }]);
  await allSettled(rowsShown, { scope, params: ['req_2'] });
  expect(scope.getState($currentRow)).toBeNull();
  await allSettled(rowsShown, { scope, params: ['req_2', 'req_1'] });
  expect(scope.getState($currentRow)).toBe('req_1');
});
