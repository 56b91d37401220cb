import { allSettled } from 'effector';
import { expect, it } from 'vitest';
import { $member } from '@/entities/member';
import { makeCasinoGame } from '@/entities/casino-game/testing';
import { makeMember } from '@/entities/member/testing';
import { $api, createFakeApi, makeProblem } from '@/shared/api/testing';
import { makeScope } from '@/shared/lib/test-scope';
import { gamesForStrip } from './lib/games-for-strip';
import { casinoAnswers } from './lib/sample-lobbies';
import { $casinoGames, CasinoGate } from './model';

it('shows what can be played first, then what is played most', () => {
  const games = [
    makeCasinoGame({ id: 'a-far', popularity: 900, state: 'unconnected' }),
    makeCasinoGame({ id: 'a-near', popularity: 10 }),
    makeCasinoGame({ id: 'a-closed', popularity: 950, state: 'maintenance' }),
    makeCasinoGame({ id: 'a-best', popularity: 20 }),
  ];
  expect(gamesForStrip(games).map(({ id }) => id)).toEqual([
    ...['a-best', 'a-near', 'a-closed', 'a-far'],
  ]);
});

it('shows the games of one lobby where the other is refused', async () => {
  const refused = makeProblem('CASINO_RESTRICTED');
  const api = createFakeApi({ ...casinoAnswers.ordinary, 'GET /casino/lobby/casino': refused });
  const values = [[$api, api] as const, [$member, makeMember()] as const];
  const scope = makeScope({ values });
  await allSettled(CasinoGate.open, { scope, params: {} });
  const kinds = scope.getState($casinoGames)?.map(({ kind }) => kind) ?? [];
  expect(kinds.length).toBeGreaterThan(0);
  expect(kinds).not.toContain('casino');
});
