import { allSettled } from 'effector';
import { expect, it, vi } from 'vitest';
import { makeScope, watchCalls } from '@/shared/lib/test-scope';
import { navigationRequested } from '@/shared/routes';
import { pageClosed, pageOpened, pageSearchChanged } from './events';
import { makeDay, makeDetail } from './lib/sample-results';
import { filterChanged, matchResult, results } from './model';
import { type ResultSearch, resultSearch } from './search';

const at = (search: Partial<ResultSearch>) => ({
  params: {},
  search: { ...resultSearch.parse({}), day: '2026-11-26', ...search },
});

function openScope() {
  const list = vi.fn((_api: unknown, _query: unknown) => makeDay());
  const detail = vi.fn((_api: unknown, _id: unknown) => makeDetail());
  const scope = makeScope({
    handlers: [
      [results.loadFx, list],
      [matchResult.loadFx, detail],
    ],
  });
  const show = (search: Partial<ResultSearch>) =>
    allSettled(pageSearchChanged, { scope, params: at(search) });
  return { scope, list, detail, show };
}

it('asks for a day and sport once, however its leagues and matches are looked through', async () => {
  const { scope, list, detail, show } = openScope();
  await allSettled(pageOpened, { scope, params: at({}) });
  await show({ league: 'fb-kr-k1' });
  await show({ league: 'fb-kr-k1', match: 'r693e1973v' });
  expect(list).toHaveBeenCalledTimes(1);
  expect(detail.mock.calls.map(([, id]) => id)).toEqual(['r693e1973v']);
  await show({ sport: 'baseball' });
  await show({ sport: 'baseball', day: '2026-11-25' });
  expect(list).toHaveBeenCalledTimes(3);
  expect(scope.getState(matchResult.$data)).toBeNull();
});

it('is asked again when the page is opened again', async () => {
  const { scope, list, detail } = openScope();
  const params = at({ match: 'r693e1973v' });
  await allSettled(pageOpened, { scope, params });
  await allSettled(pageClosed, { scope });
  expect(scope.getState(results.$data)).toBeNull();
  await allSettled(pageOpened, { scope, params });
  expect(list).toHaveBeenCalledTimes(2);
  expect(detail).toHaveBeenCalledTimes(2);
});

it('a filter becomes part of the address', async () => {
  const { scope } = openScope();
  const navigations = watchCalls(scope, navigationRequested);
  await allSettled(pageOpened, { scope, params: at({ sport: 'football' }) });
  await allSettled(filterChanged, { scope, params: { league: 'fb-kr-k1' } });
  expect(navigations).toMatchObject([
    { to: '/game_result/sports?day=2026-11-26&sport=football&league=fb-kr-k1', replace: true },
  ]);
});
