import { allSettled } from 'effector';
import { describe, expect, it, vi } from 'vitest';
import { $member, type Member, loginRequested } from '@/entities/member';
import { deferred, makeScope, watchCalls } from '@/shared/lib/test-scope';
import {
  $favourites,
  favouritesRequested,
  favouriteToggled,
  favouriteSaving,
  favouritesQuery,
} from './model';

const member = { id: 1, unreadCount: 0 } as unknown as Member;

describe('favourite leagues', () => {
  it('loads the leagues of a member, and none for a guest', async () => {
    const load = vi.fn(() => ['fb-kr-k1']);
    const guest = makeScope({ handlers: [[favouritesQuery.loadFx, load]] });
    await allSettled(favouritesRequested, { scope: guest });
    expect(load).not.toHaveBeenCalled();
    const scope = makeScope({
      values: [[$member, member]],
      handlers: [[favouritesQuery.loadFx, load]],
    });
    await allSettled(favouritesRequested, { scope });
    expect(scope.getState($favourites)).toEqual(['fb-kr-k1']);
  });

  it('marks at once and takes the mark back when the server refuses', async () => {
    const answer = deferred<undefined>();
    const scope = makeScope({
      values: [[$member, member]],
      handlers: [[favouriteSaving.sendFx, () => answer.promise]],
    });
    const done = allSettled(favouriteToggled, { scope, params: 'fb-kr-k1' });
    expect(scope.getState($favourites)).toEqual(['fb-kr-k1']);
    vi.useFakeTimers();
    answer.reject({ kind: 'network' });
    await vi.runAllTimersAsync();
    await done;
    vi.useRealTimers();
    expect(scope.getState($favourites)).toEqual([]);
  });

  it('asks a guest to log in and saves nothing', async () => {
    vi.useFakeTimers();
    const save = vi.fn();
    const scope = makeScope({ handlers: [[favouriteSaving.sendFx, save]] });
    const logins = watchCalls(scope, loginRequested);
    const done = allSettled(favouriteToggled, { scope, params: 'fb-kr-k1' });
    await vi.runAllTimersAsync();
    await done;
    vi.useRealTimers();
    expect(save).not.toHaveBeenCalled();
    expect(logins).toHaveLength(1);
  });
});
