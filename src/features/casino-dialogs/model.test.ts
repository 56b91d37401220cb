import { allSettled } from 'effector';
import { expect, it } from 'vitest';
import { makeCasinoGame, makeLobby } from '@/entities/casino-game/testing';
import { $member } from '@/entities/member';
import { memberKinds } from '@/entities/member/testing';
import { $api, createFakeApi, makeProblem } from '@/shared/api/testing';
import { $dialog } from '@/shared/lib/dialogs';
import { makeScope, watchCalls } from '@/shared/lib/test-scope';
import { navigationRequested } from '@/shared/routes';
import { casinoDialogOpened, slotDialogOpened } from './index';
import { $isRestricted, GamesGate, gameEntered, games, lobbyEntered } from './model';

const slot = (id: string, popularity: number, state: 'open' | 'maintenance' = 'open') =>
  makeCasinoGame({ id: `hanpan-${id}`, popularity, state });

function scopeOf(answers: Parameters<typeof createFakeApi>[0] = {}, member = true) {
  const api = createFakeApi({
    'GET /casino/lobby/slot': {
      body: {
        providers: makeLobby().providers,
        games: [slot('a', 1), slot('b', 9), slot('c', 5, 'maintenance'), slot('d', 7)],
      },
    },
    'GET /casino/mine': {
      body: {
        recent: [
          { gameId: 'hanpan-c', at: 3 },
          { gameId: 'hanpan-live', at: 2 },
          { gameId: 'hanpan-b', at: 1 },
        ],
        open: [],
      },
    },
    ...answers,
  });
  const values = [
    [$api, api],
    [$member, member ? memberKinds.ordinary : null],
  ] as const;
  return makeScope({ values });
}

const idsOf = (all: readonly { id: string }[] | undefined) => all?.map(({ id }) => id);

it('offers what was played last of its kind, then what is played most and can be', async () => {
  const scope = scopeOf();
  await allSettled(GamesGate.open, { scope, params: { kind: 'slot' } });
  const data = scope.getState(games.$data);
  expect(idsOf(data?.recent)).toEqual(['hanpan-c', 'hanpan-b']);
  expect(idsOf(data?.popular)).toEqual(['hanpan-d', 'hanpan-a']);
});

it('knows that the member may not play', async () => {
  const scope = scopeOf({ 'GET /casino/lobby/slot': makeProblem('CASINO_RESTRICTED') });
  await allSettled(GamesGate.open, { scope, params: { kind: 'slot' } });
  expect(scope.getState($isRestricted)).toBe(true);
  await allSettled(GamesGate.close, { scope, params: { kind: 'slot' } });
  expect(scope.getState($isRestricted)).toBe(false);
});

it('leads to a game or to the lobby, and closes', async () => {
  const scope = scopeOf();
  const navigations = watchCalls(scope, navigationRequested);
  await allSettled(slotDialogOpened, { scope });
  expect(scope.getState($dialog)?.name).toBe('slot');
  await allSettled(gameEntered, { scope, params: slot('a', 1) });
  expect(scope.getState($dialog)).toBeNull();
  await allSettled(casinoDialogOpened, { scope });
  expect(scope.getState($dialog)?.name).toBe('casino');
  await allSettled(lobbyEntered, { scope, params: 'casino' });
  expect(scope.getState($dialog)).toBeNull();
  expect(navigations).toEqual([{ to: '/slot?game=hanpan-a' }, { to: '/casino' }]);
});

it('opens for members alone', async () => {
  const scope = scopeOf({}, false);
  await allSettled(slotDialogOpened, { scope });
  expect(scope.getState($dialog)).toBeNull();
});
