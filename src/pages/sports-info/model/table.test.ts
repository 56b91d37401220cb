import { allSettled } from 'effector';
import { expect, it, vi } from 'vitest';
import { makeScope, watchCalls } from '@/shared/lib/test-scope';
import { navigationRequested } from '@/shared/routes';
import { pageClosed, pageOpened, pageSearchChanged } from '../events';
import { makeRecord, makeTable } from '../lib/sample-tables';
import { filterChanged, record, table } from './table';
import { type InfoSearch, infoSearch } from '../search';

const at = (search: Partial<InfoSearch>) => ({
  params: {},
  search: { ...infoSearch.parse({}), ...search },
});

function openScope() {
  const tables = vi.fn((_api: unknown, _query: unknown) => makeTable());
  const teams = vi.fn((_api: unknown, _id: unknown) => makeRecord());
  const scope = makeScope({
    handlers: [
      [table.loadFx, tables],
      [record.loadFx, teams],
    ],
  });
  const show = (search: Partial<InfoSearch>) =>
    allSettled(pageSearchChanged, { scope, params: at(search) });
  return { scope, tables, teams, show };
}

it('loads a table once, however many of its teams are looked at', async () => {
  const { scope, tables, teams, show } = openScope();
  await allSettled(pageOpened, { scope, params: at({}) });
  await show({ team: '4tq81xk0zv' });
  await show({ team: '0bw5m9d2rc' });
  expect(tables).toHaveBeenCalledTimes(1);
  expect(teams.mock.calls.map(([, id]) => id)).toEqual(['4tq81xk0zv', '0bw5m9d2rc']);
  await show({ league: 'fb-gb-pl' });
  expect(tables.mock.calls.at(-1)?.[1]).toEqual({
    sport: undefined,
    league: 'fb-gb-pl',
    venue: 'all',
  });
  await show({ league: 'fb-gb-pl', venue: 'home' });
  expect(tables.mock.calls.at(-1)?.[1]).toMatchObject({ venue: 'home' });
  expect(scope.getState(record.$data)).toBeNull();
});

it('forgets all when the page is left, and a filter becomes part of the address', async () => {
  const { scope, tables } = openScope();
  const navigations = watchCalls(scope, navigationRequested);
  await allSettled(pageOpened, { scope, params: at({ sport: 'football' }) });
  await allSettled(filterChanged, { scope, params: { team: '4tq81xk0zv' } });
  expect(navigations).toMatchObject([{ to: '/sports_info?sport=football&team=4tq81xk0zv' }]);
  await allSettled(pageClosed, { scope });
  expect(scope.getState(table.$data)).toBeNull();
  await allSettled(pageOpened, { scope, params: at({ sport: 'football' }) });
  expect(tables).toHaveBeenCalledTimes(2);
});
