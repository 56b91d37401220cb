import { expect, it } from 'vitest';
import { makeBet, makeCasinoBet, openCasinoRound } from '@/entities/bet/testing';
import { roundLink } from './round-link';

it('leads to the round of a slot or a live game, and to the game of one that is open', () => {
  const spin = makeCasinoBet();
  expect(roundLink(spin)).toMatchObject({
    to: '/slot',
    search: { game: 'hanpan-crane', round: spin.id },
  });
  const live = makeCasinoBet({ kind: 'casino_round', gameId: 'hanpan-baccarat' });
  expect(roundLink(live)).toMatchObject({ to: '/casino', search: { game: 'hanpan-baccarat' } });
  const open = roundLink(makeCasinoBet(...openCasinoRound));
  expect(open?.search).toEqual({ joinCd: undefined, game: 'hanpan-crane' });
});

it('leads nowhere from a bet on matches', () => {
  expect(roundLink(makeBet())).toBeNull();
});
