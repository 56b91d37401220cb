import { allSettled } from 'effector';
import { expect, it } from 'vitest';
import { $api, createFakeApi, type FakeCall, makeProblem } from '@/shared/api/testing';
import { makeScope, watchCalls } from '@/shared/lib/test-scope';
import { navigationRequested } from '@/shared/routes';
import { pageOpened } from './events';
import { makeFame } from './lib/sample-fame';
import { fame, filterChanged, monthTurned } from './model';
import { fameSearch } from './search';

async function opened(given: object = {}, answers: Parameters<typeof createFakeApi>[0] = {}) {
  const calls: string[] = [];
  const api = createFakeApi({
    'GET /hallOfFame': ({ path }: FakeCall) => {
      calls.push(path.split('?')[1] ?? '');
      return { body: makeFame({ month: /month=(\d+)/.exec(path)?.[1] ?? '202611' }) };
    },
    ...answers,
  });
  const scope = makeScope({ values: [[$api, api]] });
  const search = fameSearch.parse(given);
  await allSettled(pageOpened, { scope, params: { params: {}, search } });
  return { scope, calls, went: watchCalls(scope, navigationRequested) };
}

it.each([
  [{}, 'by=win'],
  [{ month: 202610, game: 'mini', by: 'odds' }, 'by=odds&game=mini&month=202610'],
  [{ month: 'nonsense', game: 'nonsense', by: 'nonsense' }, 'by=win'],
])('of the address %j it asks for %s', async (given, query) => {
  expect((await opened(given)).calls).toEqual([query]);
});

it('shows this month in place of one to come', async () => {
  const { scope } = await opened(
    { month: '202701' },
    { 'GET /hallOfFame?by=win&month=202701': makeProblem('VALIDATION') },
  );
  expect(scope.getState(fame.$data)?.month).toBe('202611');
});

it('writes each choice into the address, and no default', async () => {
  const { scope, went } = await opened({ month: '202609', by: 'sum' });
  await allSettled(filterChanged, { scope, params: { game: 'casino' } });
  await allSettled(filterChanged, { scope, params: { by: 'win' } });
  await allSettled(monthTurned, { scope, params: 1 });
  expect(went.map(({ to }) => to)).toEqual([
    '/hall_of_fame_bk?month=202609&game=casino&by=sum',
    '/hall_of_fame_bk?month=202609',
    '/hall_of_fame_bk?month=202610&by=sum',
  ]);
});

it('leads back to the plain address of this month', async () => {
  const { scope, went } = await opened({ month: '202610' });
  await allSettled(monthTurned, { scope, params: 1 });
  expect(went).toMatchObject([{ to: '/hall_of_fame_bk' }]);
});
