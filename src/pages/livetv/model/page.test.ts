import { allSettled } from 'effector';
import { expect, it } from 'vitest';
import { makeScope, watchCalls } from '@/shared/lib/test-scope';
import { navigationRequested } from '@/shared/routes';
import { filterChanged } from './page';

it('writes the chosen sport into the address', async () => {
  const scope = makeScope();
  const addresses = watchCalls(scope, navigationRequested);
  await allSettled(filterChanged, { scope, params: { sport: 'football' } });
  await allSettled(filterChanged, { scope, params: { sport: undefined } });
  expect(addresses.map(({ to }) => to)).toEqual(['/livetv?sport=football', '/livetv']);
});
