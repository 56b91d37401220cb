import { allSettled } from 'effector';
import { expect, it } from 'vitest';
import { makeScope } from '@/shared/lib/test-scope';
import { listValues } from '../ui/sample-states';
import { pageClosed } from '../events';
import { $listed, $sport, orderChosen, sportChosen } from './list';

it('lists the matches of the chosen sport until the page is left', async () => {
  const scope = makeScope({ values: listValues });
  const sports = () => scope.getState($listed)?.map(({ sport }) => sport);
  await allSettled(sportChosen, { scope, params: 'baseball' });
  expect(scope.getState($sport)).toBe('baseball');
  await allSettled(orderChosen, { scope, params: 'league' });
  await allSettled(pageClosed, { scope });
  expect(scope.getState($sport)).toBeNull();
  // Who follows no list has none.
  expect(sports()).toBeUndefined();
});
