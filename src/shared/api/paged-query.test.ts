import { allSettled } from 'effector';
import { describe, expect, it, vi } from 'vitest';
import { deferred, makeScope } from '@/shared/lib/test-scope';
import { createPagedQuery, type PagedQueryOptions } from './paged-query';

interface Item {
  id: number;
}
type Load = (
  api: unknown,
  at: { query: string; cursor: number | null },
) => Promise<{ items: Item[]; next: number | null }>;

const items = (...ids: number[]) => ids.map((id) => ({ id }));
/** Three pages of two, by page number. */
const pages: Load = async (_api, { cursor }) => {
  const page = cursor ?? 1;
  return { items: items(page * 2 - 1, page * 2), next: page < 3 ? page + 1 : null };
};

function listOf(shows: PagedQueryOptions<Item>['shows'], load: Load = pages) {
  const spy = vi.fn(load);
  const list = createPagedQuery(spy, { shows, keyOf: ({ id }) => id });
  const scope = makeScope();
  const ids = () => scope.getState(list.$items)?.map(({ id }) => id) ?? null;
  return { list, scope, ids, load: spy };
}

describe('a list that shows every page', () => {
  it('puts the next page after those before it, until there is none', async () => {
    const { list, scope, ids } = listOf('every page');
    expect(ids()).toBeNull();
    await allSettled(list.opened, { scope, params: 'q' });
    expect([ids(), scope.getState(list.$hasNext)]).toEqual([[1, 2], true]);
    await allSettled(list.nextRequested, { scope });
    await allSettled(list.nextRequested, { scope });
    expect([ids(), scope.getState(list.$hasNext)]).toEqual([[1, 2, 3, 4, 5, 6], false]);
    await allSettled(list.nextRequested, { scope });
    expect(ids()).toHaveLength(6);
  });

  it('holds an item once where the list grew between two pages', async () => {
    const load: Load = async (_api, { cursor }) =>
      cursor === null ? { items: items(1, 2), next: 2 } : { items: items(2, 3), next: null };
    const { list, scope, ids } = listOf('every page', load);
    await allSettled(list.opened, { scope, params: 'q' });
    await allSettled(list.nextRequested, { scope });
    expect(ids()).toEqual([1, 2, 3]);
  });

  it('asks once for a page, however often it is pressed', async () => {
    const { list, scope, load } = listOf('every page');
    await allSettled(list.opened, { scope, params: 'q' });
    await Promise.all([
      allSettled(list.nextRequested, { scope }),
      allSettled(list.nextRequested, { scope }),
    ]);
    expect(load.mock.calls.map(([, at]) => at.cursor)).toEqual([null, 2]);
  });

  it('keeps what it has where the next page fails, and tries that page again', async () => {
    const load = vi.fn(pages);
    const { list, scope, ids } = listOf('every page', load);
    await allSettled(list.opened, { scope, params: 'q' });
    load.mockRejectedValueOnce({ kind: 'network' });
    await allSettled(list.nextRequested, { scope });
    expect([ids(), scope.getState(list.$failure)]).toEqual([[1, 2], { kind: 'network' }]);
    await allSettled(list.nextRequested, { scope });
    expect(load).toHaveBeenCalledTimes(2);
    await allSettled(list.refresh, { scope });
    expect([ids(), scope.getState(list.$failure)]).toEqual([[1, 2, 3, 4], null]);
  });

  it('begins again with another query, and a late page of the last one is dropped', async () => {
    const late = deferred<{ items: Item[]; next: number | null }>();
    const load = vi.fn(pages);
    const { list, scope, ids } = listOf('every page', load);
    await allSettled(list.opened, { scope, params: 'q' });
    load.mockReturnValueOnce(late.promise);
    const all = [
      allSettled(list.nextRequested, { scope }),
      allSettled(list.opened, { scope, params: 'r' }),
    ];
    expect(ids()).toBeNull();
    late.resolve({ items: items(9), next: null });
    await Promise.all(all);
    expect(load.mock.calls.at(-1)?.[1]).toEqual({ query: 'r', cursor: null });
    expect(ids()).toEqual([1, 2]);
  });
});

describe('a list that shows one page', () => {
  it('turns to the next and back', async () => {
    const { list, scope, ids } = listOf('one page');
    await allSettled(list.opened, { scope, params: 'q' });
    await allSettled(list.nextRequested, { scope });
    expect([ids(), scope.getState(list.$pageNumber)]).toEqual([[3, 4], 2]);
    expect(scope.getState(list.$hasPrevious)).toBe(true);
    await allSettled(list.previousRequested, { scope });
    expect([ids(), scope.getState(list.$pageNumber)]).toEqual([[1, 2], 1]);
    await allSettled(list.previousRequested, { scope });
    expect(scope.getState(list.$pageNumber)).toBe(1);
  });

  it('refreshes the page it shows, and turns back where nothing is left of it', async () => {
    const load = vi.fn(pages);
    const { list, scope, ids } = listOf('one page', load);
    await allSettled(list.opened, { scope, params: 'q' });
    await allSettled(list.nextRequested, { scope });
    await allSettled(list.refresh, { scope });
    expect(load.mock.calls.at(-1)?.[1].cursor).toBe(2);
    load.mockResolvedValueOnce({ items: [], next: null });
    await allSettled(list.refresh, { scope });
    expect([ids(), scope.getState(list.$pageNumber)]).toEqual([[1, 2], 1]);
  });

  it('an empty first page is an empty list', async () => {
    const { list, scope, ids } = listOf('one page', async () => ({ items: [], next: null }));
    await allSettled(list.opened, { scope, params: 'q' });
    expect(ids()).toEqual([]);
  });

  it('forgets everything when closed, also what is on its way', async () => {
    const late = deferred<{ items: Item[]; next: number | null }>();
    const { list, scope, ids, load } = listOf('one page', () => late.promise);
    const all = [
      allSettled(list.opened, { scope, params: 'q' }),
      allSettled(list.closed, { scope }),
    ];
    late.resolve({ items: items(1), next: 2 });
    await Promise.all(all);
    expect([ids(), scope.getState(list.$hasNext)]).toEqual([null, false]);
    await allSettled(list.nextRequested, { scope });
    await allSettled(list.refresh, { scope });
    expect(load).toHaveBeenCalledTimes(1);
  });
});
