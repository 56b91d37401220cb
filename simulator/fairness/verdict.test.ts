import { expect, it } from 'vitest';
import { addBet, createTally, endGame, outcomeOf } from './tally.ts';
import { beatenBy, chanceOf, quantileOf, smallestEdge, tailOf } from './verdict.ts';

/** So many games, of which every `nth` is won at these odds. */
function outcome(games: number, nth: number, odds: number) {
  const tally = createTally();
  for (let game = 1; game <= games; game++) {
    addBet(tally, 1, game % nth === 0 ? odds : 0);
    endGame(tally);
  }
  return outcomeOf(tally);
}

it('knows the tail of the normal distribution, far out as well', () => {
  expect(tailOf(0)).toBeCloseTo(0.5, 6);
  expect(tailOf(2)).toBeCloseTo(0.02275, 5);
  expect(tailOf(-2)).toBeCloseTo(0.97725, 5);
  expect(tailOf(5) / 2.8665e-7).toBeCloseTo(1, 3);
  expect(quantileOf(0.0228)).toBeCloseTo(1.999, 3);
});

it('asks more of few games, and of one who never lost', () => {
  const [few, many] = [outcome(10, 2, 4), outcome(100, 2, 4)];
  expect(few.mean).toBe(many.mean);
  expect(chanceOf(few)).toBeGreaterThan(0.05);
  expect(chanceOf(many)).toBeLessThan(0.001);
  expect(chanceOf(outcome(30, 1, 1.05))).toBeGreaterThan(0.1);
});

it('asks more of the best of many than of one', () => {
  const good = outcome(60, 2, 3.1);
  const fair = (name: number) => [`fair ${name}`, outcome(60, 2, 1.9)] as const;
  expect(beatenBy(new Map([['good', good]]))).toEqual(['good']);
  const many = Array.from({ length: 400 }, (_, name) => fair(name));
  expect(beatenBy(new Map([['good', good], ...many]))).toEqual([]);
});

it('catches nine of ten edges of the size it names', () => {
  const { error } = outcome(100, 2, 2);
  expect(smallestEdge(outcome(100, 2, 2), 1) / error).toBeCloseTo(2 + 1.2816, 2);
});
