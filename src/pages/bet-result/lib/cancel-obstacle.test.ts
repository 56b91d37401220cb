import { expect, it } from 'vitest';
import { makeBet, makeBetCashOut, makeBetLeg, makeCasinoBet } from '@/entities/bet/testing';
import { cancelObstacleOf } from './cancel-obstacle';

const hour = 3_600_000;
const placedAt = makeBet().placedAt;
const bet = makeBet({ legs: [makeBetLeg({ startsAt: placedAt + 5 * hour })] });

it.each([
  [null, bet],
  ['late', { ...bet, placedAt: placedAt - hour }],
  ['begun', makeBet()],
  ['cashedOut', { ...bet, cashOut: makeBetCashOut({ stake: 20_000 }) }],
  ['kind', { ...bet, type: 2 as const }],
  ['kind', makeCasinoBet()],
])('names what keeps an open bet from being cancelled: %s', (obstacle, one) => {
  expect(cancelObstacleOf(one, placedAt)).toBe(obstacle);
});
