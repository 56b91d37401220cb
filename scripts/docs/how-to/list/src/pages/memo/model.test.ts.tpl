import { allSettled } from 'effector';
import { expect, it } from 'vitest';
import { memoSaved } from '@/features/write-memo';
import { $api, createFakeApi } from '@/shared/api/testing';
import { makeScope } from '@/shared/lib/test-scope';
import { pageClosed, pageOpened } from './events';
import { memos } from './model';

const memo = (id: string) => ({ id, text: '토요일 경기 확인', createdAt: 0 });

it('loads while the page is open, and again after a memo was written', async () => {
  const stored = [memo('memo_1')];
  const api = createFakeApi({
    'GET /memo': () => ({ body: { data: stored, nextCursor: null } }),
  });
  const scope = makeScope({ values: [[$api, api]] });
  await allSettled(pageOpened, { scope, params: { params: {}, search: {} } });
  expect(scope.getState(memos.$items)).toHaveLength(1);
  stored.unshift(memo('memo_2'));
  await allSettled(memoSaved, { scope });
  expect(scope.getState(memos.$items)?.map(({ id }) => id)).toEqual(['memo_2', 'memo_1']);
  await allSettled(pageClosed, { scope });
  expect(scope.getState(memos.$items)).toBeNull();
});
