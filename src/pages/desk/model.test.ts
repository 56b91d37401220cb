import { allSettled } from 'effector';
import { expect, it, vi } from 'vitest';
import { requests } from '@/entities/desk-request';
import { makeDeskRequest } from '@/entities/desk-request/testing';
import { $currentRow, rowChosen } from '@/features/desk-list';
import { makeScope } from '@/shared/lib/test-scope';
import { pageClosed, pageOpened } from './events';
import { rowsSeen } from './model';

it('lists the queue of the address, and forgets the request when the page closes', async () => {
  const list = vi.fn((_api: unknown, _at: unknown) => ({ items: [makeDeskRequest()], next: null }));
  const scope = makeScope({ handlers: [[requests.loadFx, list]] });
  void allSettled(pageOpened, {
    scope,
    params: { params: { section: 'deposit', tab: 'done' }, search: {} },
  });
  await vi.waitFor(() => expect(scope.getState(requests.$items)).toHaveLength(1));
  expect(list.mock.calls[0]?.[1]).toMatchObject({ query: { kind: 'deposit', tab: 'done' } });
  void allSettled(rowsSeen, { scope, params: [makeDeskRequest()] });
  void allSettled(rowChosen, { scope, params: 'req_1' });
  expect(scope.getState($currentRow)).toBe('req_1');
  void allSettled(pageClosed, { scope });
  expect(scope.getState($currentRow)).toBeNull();
});
