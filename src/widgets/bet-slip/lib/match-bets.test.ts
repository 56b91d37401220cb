import { expect, it } from 'vitest';
import { makeBet, makeBetLeg, makeRoundBet } from '@/entities/bet/testing';
import { betsOnMatch } from './match-bets';

const { fixtureId } = makeBetLeg();

it('running bets with a leg on the match, the last placed first', () => {
  const bets = [
    makeBet({ id: 'first', placedAt: 1 }),
    makeBet({ id: 'waits', status: 'pending' }),
    makeBet({ id: 'elsewhere', legs: [makeBetLeg({ fixtureId: 'other' })] }),
    makeRoundBet({}, { id: 'round' }),
    makeBet({ id: 'second', placedAt: 2 }),
  ];
  expect(betsOnMatch(bets, fixtureId).map(({ id }) => id)).toEqual(['second', 'first']);
  expect(betsOnMatch(bets, '')).toEqual([]);
});
