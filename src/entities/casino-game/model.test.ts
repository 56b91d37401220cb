import { allSettled } from 'effector';
import { expect, it } from 'vitest';
import { $api, createFakeApi, makeProblem } from '@/shared/api/testing';
import { makeScope } from '@/shared/lib/test-scope';
import { makeCasinoRound, makeLobby } from './lib/sample-lobby';
import { lobbyQuery, mineQuery, otherLobbyQuery } from './model';

it('keeps the lobby that is open and the one beside it apart', async () => {
  const api = createFakeApi({
    'GET /casino/lobby/slot': { body: makeLobby('slot') },
    'GET /casino/lobby/casino': makeProblem('CASINO_RESTRICTED'),
  });
  const scope = makeScope({ values: [[$api, api]] });
  await Promise.all([
    allSettled(lobbyQuery.start, { scope, params: 'slot' }),
    allSettled(otherLobbyQuery.start, { scope, params: 'casino' }),
  ]);
  expect(scope.getState(lobbyQuery.$data)).toEqual(makeLobby('slot'));
  expect(scope.getState(otherLobbyQuery.$data)).toBeNull();
  expect(scope.getState(otherLobbyQuery.$failure)).toMatchObject({ code: 'CASINO_RESTRICTED' });
});

it('loads what was played and what is held', async () => {
  const mine = { recent: [{ gameId: 'hanpan-crane', at: 1 }], open: [makeCasinoRound()] };
  const api = createFakeApi({ 'GET /casino/mine': { body: mine } });
  const scope = makeScope({ values: [[$api, api]] });
  await allSettled(mineQuery.start, { scope });
  expect(scope.getState(mineQuery.$data)).toEqual(mine);
});
