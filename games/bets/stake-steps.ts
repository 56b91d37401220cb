const TIMES = [1, 2, 3, 5, 10, 20, 30, 50, 100];

interface Limits {
  minStake: number;
  maxStake: number;
}

/** The stakes that the stepper goes through, ascending, minor units. */
export function stakeSteps({ minStake, maxStake }: Limits): number[] {
  return TIMES.map((times) => times * minStake).filter((amount) => amount <= maxStake);
}

/** The next stake up or down; the same where there is none. */
export function stepStake(stake: number, by: 1 | -1, limits: Limits): number {
  const steps = stakeSteps(limits);
  const next = by > 0 ? steps.find((one) => one > stake) : steps.findLast((one) => one < stake);
  return next ?? stake;
}
