import { describe, expect, test } from 'vitest';
import { bonusWeights, countedStake, type TurnoverLeg, turnoverProgress } from './turnover.ts';
import vectors from './vectors/turnover.json' with { type: 'json' };

const leg = (part: Partial<TurnoverLeg>) => ({ odds: 200, result: 2, isOpposed: false, ...part });

describe('what counts of a bet', () => {
  test.each(vectors.counted)('$title', ({ counted, legs, ...bet }) => {
    expect(countedStake({ ...bet, placedAt: 0, legs: legs.map(leg) })).toBe(counted);
  });
});

describe('the weights of a requirement', () => {
  test.each(vectors.weights)('$title', ({ required, bonus, weights }) => {
    expect(Object.values(bonusWeights({ required, bonus }))).toEqual(weights);
  });
});

describe('requirements', () => {
  test.each(vectors.progress)('$title', ({ requirements, bets, each, rest }) => {
    const progress = turnoverProgress(
      requirements.map(([openedAt = 0, required = 0, bonus = 0]) => ({
        openedAt,
        required,
        bonus,
      })),
      bets.map(([placedAt = 0, stake = 0]) => ({ type: 4, placedAt, stake, legs: [leg({})] })),
    );
    expect(progress).toMatchObject({ each, rest });
    expect(progress.done + progress.rest).toBe(progress.required);
  });
});
