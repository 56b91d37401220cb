import { describe, expect, it } from 'vitest';
import { stakeSteps, stepStake } from './stake-steps.ts';

const limits = { minStake: 1000, maxStake: 100_000 };

describe('the stepper of a stake', () => {
  it('goes through stakes that twenty lines share without a rest', () => {
    const steps = [limits, { minStake: 100, maxStake: 10_000 }].flatMap(stakeSteps);
    expect(steps.every((stake) => stake % 20 === 0)).toBe(true);
  });

  it.each([
    [1000, 1, 2000],
    [5000, 1, 10_000],
    [4000, 1, 5000],
    [4000, -1, 3000],
    [100_000, 1, 100_000],
    [1000, -1, 1000],
  ] as const)('from %i by %i comes to %i', (stake, by, next) => {
    expect(stepStake(stake, by, limits)).toBe(next);
  });
});
