import { allSettled, type Scope } from 'effector';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { $member, loginRequested } from '@/entities/member';
import { makeMember } from '@/entities/member/testing';
import { makeProblemError } from '@/shared/api/testing';
import { deferred, makeScope, watchCalls } from '@/shared/lib/test-scope';
import { toastShown } from '@/shared/lib/toasts';
import type { Favourite } from './lib/favourites';
import {
  $favourites,
  $favouritesStatus,
  favouriteSaving,
  favouritesQuery,
  favouritesRequested,
  favouriteToggled,
} from './model';

const member = [$member, makeMember()] as const;
const team: Favourite = { kind: 'team', id: 'ars' };
const fixture: Favourite = { kind: 'fixture', id: 'ars' };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

async function settle(work: Promise<unknown>) {
  await vi.runAllTimersAsync();
  await work;
}

const shown = (scope: Scope) => [...scope.getState($favourites)].sort();

/** A scope of a member whose changes wait until the test answers them, in order. */
function openScope(loaded: Favourite[] = []) {
  const calls: { change: string; answer: ReturnType<typeof deferred<undefined>> }[] = [];
  const send = (_api: unknown, { favourite, sent }: { favourite: Favourite; sent: boolean }) => {
    const answer = deferred<undefined>();
    calls.push({ change: `${sent ? 'put' : 'delete'} ${favourite.kind}`, answer });
    return answer.promise;
  };
  const load = vi.fn(async () => loaded);
  const scope = makeScope({
    values: [member],
    handlers: [
      [favouritesQuery.loadFx, load],
      [favouriteSaving.sendFx, send],
    ],
  });
  const toggle = (one: Favourite) => void allSettled(favouriteToggled, { scope, params: one });
  return { scope, calls, load, toggle, toasts: watchCalls(scope, toastShown) };
}

const turn = () => vi.advanceTimersByTimeAsync(1);

describe('favourites', () => {
  it('are loaded for a member, and none for a guest', async () => {
    const load = vi.fn(async () => [team]);
    const handlers = [[favouritesQuery.loadFx, load]] as const;
    const guest = makeScope({ handlers });
    await allSettled(favouritesRequested, { scope: guest });
    expect(load).not.toHaveBeenCalled();
    expect(guest.getState($favouritesStatus)).toBe('guest');
    const scope = makeScope({ values: [member], handlers });
    expect(scope.getState($favouritesStatus)).toBe('loading');
    await allSettled(favouritesRequested, { scope });
    expect(shown(scope)).toEqual(['team:ars']);
    expect(scope.getState($favouritesStatus)).toBe('ready');
  });

  it('are of three kinds, each with ids of its own', async () => {
    const { scope, toggle, calls } = openScope();
    toggle(team);
    toggle(fixture);
    expect(shown(scope)).toEqual(['fixture:ars', 'team:ars']);
    expect(calls.map(({ change }) => change)).toEqual(['put team', 'put fixture']);
    toggle(fixture);
    expect(shown(scope)).toEqual(['team:ars']);
  });

  it('show a change at once and take it back, with the reason, when the server refuses', async () => {
    const { scope, toggle, calls, toasts } = openScope();
    toggle(team);
    expect(shown(scope)).toEqual(['team:ars']);
    calls[0]?.answer.reject(makeProblemError('FAVOURITE_LIMIT'));
    await turn();
    expect(shown(scope)).toEqual([]);
    expect(toasts).toMatchObject([{ text: expect.stringContaining('200개'), tone: 'danger' }]);
    toggle(fixture);
    calls[1]?.answer.reject(makeProblemError('NOT_FOUND'));
    await turn();
    expect(toasts.at(-1)?.text).toContain('지난 경기');
    toggle({ kind: 'game', id: 'hanpan-crane' });
    calls[2]?.answer.reject(makeProblemError('NOT_FOUND'));
    await turn();
    expect(toasts.at(-1)?.text).toContain('제공되지 않는 게임');
  });

  it('send what was pressed meanwhile after the answer, and only the last of it', async () => {
    const { scope, toggle, calls } = openScope();
    for (const one of [team, team, team, team]) toggle(one);
    expect(calls).toHaveLength(1);
    expect(shown(scope)).toEqual([]);
    calls[0]?.answer.resolve(undefined);
    await turn();
    expect(calls.map(({ change }) => change)).toEqual(['put team', 'delete team']);
    expect(shown(scope)).toEqual([]);
    calls[1]?.answer.resolve(undefined);
    await turn();
    expect(shown(scope)).toEqual([]);
    toggle(team);
    expect(calls.at(-1)?.change).toBe('put team');
  });

  it('say nothing of a refusal of what is not wanted any more', async () => {
    const { scope, toggle, calls, toasts } = openScope();
    toggle(team);
    toggle(team);
    calls[0]?.answer.reject({ kind: 'network' });
    await turn();
    expect([calls.length, shown(scope), toasts]).toEqual([1, [], []]);
  });

  it('are read again when a list came that was read before a change was stored', async () => {
    const first = deferred<Favourite[]>();
    const { scope, toggle, calls, load } = openScope([team]);
    load.mockImplementationOnce(() => first.promise);
    const loading = allSettled(favouritesRequested, { scope });
    toggle(team);
    calls[0]?.answer.resolve(undefined);
    await turn();
    first.resolve([]);
    await settle(loading);
    expect(load).toHaveBeenCalledTimes(2);
    expect(shown(scope)).toEqual(['team:ars']);
  });

  it('leave with their member, whatever is still answered', async () => {
    const { scope, toggle, calls } = openScope([fixture]);
    await settle(allSettled(favouritesRequested, { scope }));
    toggle(team);
    void allSettled($member, { scope, params: null });
    expect(shown(scope)).toEqual([]);
    calls[0]?.answer.resolve(undefined);
    await turn();
    expect(shown(scope)).toEqual([]);
  });

  it('ask a guest to log in and save nothing', async () => {
    const save = vi.fn();
    const scope = makeScope({ handlers: [[favouriteSaving.sendFx, save]] });
    const logins = watchCalls(scope, loginRequested);
    await settle(allSettled(favouriteToggled, { scope, params: team }));
    expect(save).not.toHaveBeenCalled();
    expect(logins).toHaveLength(1);
    expect(shown(scope)).toEqual([]);
  });
});
