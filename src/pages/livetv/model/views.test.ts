import { allSettled, createWatch } from 'effector';
import { expect, it, vi } from 'vitest';
import { fixtureClosed, fixtureOpened } from '@/entities/game';
import { sampleIdOf } from '@/features/match-course/testing';
import { $device, type Device } from '@/shared/lib/device';
import { makeScope } from '@/shared/lib/test-scope';
import { pageClosed, pageOpened, pageSearchChanged } from '../events';
import { states } from '../lib/sample-states';
import { $next, $small } from './views';

const at = (fixture: string) => ({ params: {}, search: { fixture } });

function watchOpen(scope: ReturnType<typeof makeScope>) {
  const open = new Set<string>();
  createWatch({ unit: fixtureOpened, scope, fn: (id) => void open.add(id) });
  createWatch({ unit: fixtureClosed, scope, fn: (id) => void open.delete(id) });
  return open;
}

it.each<Device>(['phone', 'tablet'])(
  'follows on a %s the match that is watched, and no other',
  async (device) => {
    const scope = makeScope({ values: [[$device, device]] });
    const open = watchOpen(scope);
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
  },
);

it('follows the small ones and those that come next where there is room, and nothing once it is left', async () => {
  const scope = states.ordinary.scope();
  await vi.waitFor(() => expect(scope.getState($next)).toHaveLength(3));
  const open = watchOpen(scope);
  const small = scope.getState($small);
  expect(small).toHaveLength(4);
  const [first = ''] = small;
  void allSettled(pageSearchChanged, { scope, params: at(first) });
  // It has changed places with the one that was shown.
  await vi.waitFor(() => expect(scope.getState($small)[0]).toBe(sampleIdOf('football')));
  expect([...open]).toEqual([]);
  const closed: string[] = [];
  createWatch({ unit: fixtureClosed, scope, fn: (id) => void closed.push(id) });
  void allSettled(pageClosed, { scope });
  await vi.waitFor(() => expect(closed).toHaveLength(8));
});
