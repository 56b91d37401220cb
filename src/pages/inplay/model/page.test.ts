import { allSettled, createWatch } from 'effector';
import { expect, it, vi } from 'vitest';
import { fixtureClosed, fixtureOpened } from '@/entities/game';
import { $device } from '@/shared/lib/device';
import { makeScope } from '@/shared/lib/test-scope';
import { pageOpened, pageSearchChanged } from '../events';
import { searchDefaults } from '../search';
import { $fixture } from './page';

it('a match that stood beside another one stays open when it is shown whole', async () => {
  const scope = makeScope({ values: [[$device, 'desktop']] });
  const open = new Set<string>();
  createWatch({ unit: fixtureOpened, scope, fn: (id) => void open.add(id) });
  createWatch({ unit: fixtureClosed, scope, fn: (id) => void open.delete(id) });
  void allSettled(pageOpened, {
    scope,
    params: { ...searchDefaults, watch: 'aaaaaaaa,bbbbbbbb' },
  });
  // The list of matches is never there: it has no server here, and nothing waits for it.
  await vi.waitFor(() => expect([...open]).toEqual(['aaaaaaaa', 'bbbbbbbb']));
  void allSettled(pageSearchChanged, {
    scope,
    params: { ...searchDefaults, fixture: 'aaaaaaaa' },
  });
  await vi.waitFor(() => expect([...open]).toEqual(['aaaaaaaa']));
  expect(scope.getState($fixture)).toBe('aaaaaaaa');
  void allSettled(pageSearchChanged, {
    scope,
    params: { ...searchDefaults, watch: 'aaaaaaaa,cccccccc' },
  });
  await vi.waitFor(() => expect([...open].sort()).toEqual(['aaaaaaaa', 'cccccccc']));
});
