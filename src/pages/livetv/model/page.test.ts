import { allSettled, createWatch } from 'effector';
import { expect, it, vi } from 'vitest';
import { fixtureClosed, fixtureOpened } from '@/entities/game';
import { makeScope, watchCalls } from '@/shared/lib/test-scope';
import { navigationRequested } from '@/shared/routes';
import { pageClosed, pageOpened, pageSearchChanged } from '../events';
import { filterChanged } from './page';

it('follows the match that is watched, and no other', async () => {
  const scope = makeScope();
  const open = new Set<string>();
  createWatch({ unit: fixtureOpened, scope, fn: (id) => void open.add(id) });
  createWatch({ unit: fixtureClosed, scope, fn: (id) => void open.delete(id) });
  const at = (fixture: string) => ({ params: {}, search: { fixture } });
  void allSettled(pageOpened, { scope, params: at('aaaaaaaa') });
  await vi.waitFor(() => expect([...open]).toEqual(['aaaaaaaa']));
  void allSettled(pageSearchChanged, { scope, params: at('bbbbbbbb') });
  await vi.waitFor(() => expect([...open]).toEqual(['bbbbbbbb']));
  void allSettled(pageSearchChanged, { scope, params: at('../x') });
  await vi.waitFor(() => expect([...open]).toEqual([]));
  void allSettled(pageSearchChanged, { scope, params: at('cccccccc') });
  await vi.waitFor(() => expect([...open]).toEqual(['cccccccc']));
  void allSettled(pageClosed, { scope });
  await vi.waitFor(() => expect([...open]).toEqual([]));
});

it('writes the chosen sport into the address', async () => {
  const scope = makeScope();
  const addresses = watchCalls(scope, navigationRequested);
  await allSettled(filterChanged, { scope, params: { sport: 'football' } });
  await allSettled(filterChanged, { scope, params: { sport: undefined } });
  expect(addresses.map(({ to }) => to)).toEqual(['/livetv?sport=football', '/livetv']);
});
