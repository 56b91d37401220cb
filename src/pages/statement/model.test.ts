import { allSettled } from 'effector';
import { expect, it, vi } from 'vitest';
import { balanceUpdated } from '@/entities/member';
import { makeLine } from '@/entities/statement/testing';
import { makeScope, watchCalls } from '@/shared/lib/test-scope';
import { navigationRequested } from '@/shared/routes';
import { pageClosed, pageOpened, pageSearchChanged } from './events';
import { csv, downloadClicked, filterChanged, list, summary } from './model';
import { statementSearch } from './search';

const search = statementSearch.parse({});
const open = { params: {}, search };

function openScope() {
  const lines = vi.fn((_api: unknown, _at: unknown) => ({ items: [makeLine()], next: null }));
  const totals = vi.fn((_api: unknown, _query: unknown) => new Promise(() => undefined));
  const file = vi.fn((_api: unknown, _query: unknown) => new Promise(() => undefined));
  const scope = makeScope({
    handlers: [
      [list.loadFx, lines],
      [summary.loadFx, totals],
      [csv.loadFx, file],
    ],
  });
  return { scope, lines, totals, file };
}

it('asks for the lines and the totals of one period, the totals of all kinds', async () => {
  const { scope, lines, totals } = openScope();
  const show = { ...search, show: 'win' as const };
  void allSettled(pageOpened, { scope, params: { params: {}, search: show } });
  await vi.waitFor(() => expect(totals).toHaveBeenCalled());
  const query = totals.mock.calls[0]?.[1];
  expect(query).not.toHaveProperty('category');
  expect(lines.mock.calls[0]?.[1]).toMatchObject({ query: { ...Object(query), category: 'win' } });
});

it('a filter changes the address, and another address loads again', async () => {
  const { scope, lines } = openScope();
  const navigations = watchCalls(scope, navigationRequested);
  void allSettled(pageOpened, { scope, params: open });
  await vi.waitFor(() => expect(lines).toHaveBeenCalledTimes(1));
  void allSettled(filterChanged, { scope, params: { show: 'bet' } });
  expect(navigations).toMatchObject([{ to: '/mywallet/statement?period=week&show=bet' }]);
  const params = { params: {}, search: { ...search, show: 'bet' as const } };
  void allSettled(pageSearchChanged, { scope, params });
  await vi.waitFor(() => expect(lines).toHaveBeenCalledTimes(2));
});

it('the file has what the list has; without a list there is none', async () => {
  const { scope, file } = openScope();
  void allSettled(downloadClicked, { scope });
  expect(file).not.toHaveBeenCalled();
  const params = { params: {}, search: { ...search, show: 'cashier' as const } };
  void allSettled(pageOpened, { scope, params });
  await vi.waitFor(() => expect(scope.getState(list.$query)).not.toBeNull());
  void allSettled(downloadClicked, { scope });
  await vi.waitFor(() => expect(file).toHaveBeenCalledTimes(1));
  expect(file.mock.calls[0]?.[1]).toMatchObject({ category: 'cashier', account: 'money' });
});

it('puts a line on top that comes while it is open, and sums again', async () => {
  const { scope, lines, totals } = openScope();
  void allSettled(pageOpened, { scope, params: open });
  await vi.waitFor(() => expect(scope.getState(list.$items)).toHaveLength(1));
  const known = makeLine();
  lines.mockReturnValue({ items: [makeLine({ seq: known.seq + 1 }), known], next: null });
  void allSettled(balanceUpdated, { scope, params: { emoney: 1, point: 0 } });
  await vi.waitFor(() => expect(scope.getState(list.$items)).toHaveLength(2), { timeout: 3_000 });
  expect(scope.getState(list.$items)?.[0]?.seq).toBe(known.seq + 1);
  expect(totals).toHaveBeenCalledTimes(2);
});

it('asks for nothing when the balance changes and no statement is open', async () => {
  const { scope, lines } = openScope();
  await allSettled(balanceUpdated, { scope, params: { emoney: 1, point: 0 } });
  expect(lines).not.toHaveBeenCalled();
});

it('forgets everything when it closes', async () => {
  const { scope } = openScope();
  void allSettled(pageOpened, { scope, params: open });
  await vi.waitFor(() => expect(scope.getState(list.$items)).toHaveLength(1));
  void allSettled(pageClosed, { scope });
  expect(scope.getState(list.$items)).toBeNull();
  expect(scope.getState(summary.$data)).toBeNull();
});
