import { expect, it } from 'vitest';
import { bestPortfolio } from './matrix-game.ts';

it('the value of a game is found', () => {
  const worstOf = (payoffs: number[][]) => bestPortfolio(payoffs).worst;
  expect(
    worstOf([
      [2, 0],
      [0, 2],
    ]),
  ).toBeCloseTo(1, 6);
  expect(
    worstOf([
      [1.9, 0],
      [0, 1.9],
    ]),
  ).toBeCloseTo(0.95, 6);
  const { worst, stakes } = bestPortfolio([
    [3, 0, 0],
    [0, 3, 0],
    [0, 0, 4],
  ]);
  expect(worst).toBeCloseTo(1.0909, 4);
  expect(stakes.map((stake) => Math.round(stake * 1000))).toEqual([364, 364, 273]);
});
