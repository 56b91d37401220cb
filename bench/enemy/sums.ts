import { FACTOR_UNIT } from '#rules/joint.ts';
import type { Bet } from './api.ts';

/** What a leg multiplies the stake by, in 200ths of its odds: half results are halves. */
function factorOf({ result, odds }: Bet['legs'][number]): [numerator: bigint, denominator: bigint] {
  const price = BigInt(odds);
  if (result === 1) return [0n, 1n];
  if (result === 2) return [price, 100n];
  if (result === 4) return [1n, 2n];
  if (result === 5) return [price + 100n, 200n];
  return [1n, 1n];
}

type Fraction = readonly [numerator: bigint, denominator: bigint];

/** What the legs of a bet multiply the stake by at most: those with one price together are worth that, or by its factors. */
function factorsOf(
  { legs, joint = [] }: Bet,
  of: (leg: Bet['legs'][number]) => Fraction,
): Fraction[] {
  const alone = legs.filter((_, place) => !joint.some((price) => price.legs.includes(place)));
  const together = joint.flatMap(({ legs: places, odds, factors }): Fraction[] => {
    const group = places.flatMap((place) => legs[place] ?? []);
    const isWhole = group.every(({ result }) => result === 0 || result === 2);
    if (isWhole) return [[BigInt(odds), 100n]];
    const most = Math.max(FACTOR_UNIT, ...factors.map(({ factor }) => factor));
    return [...group.map(of), [BigInt(most), BigInt(FACTOR_UNIT)]];
  });
  return [...alone.map(of), ...together];
}

/** Whether an amount is more than the exact fraction. */
function exceeds(amount: number, stake: number, factors: readonly Fraction[]): boolean {
  let [over, under] = [BigInt(stake), 1n];
  for (const [numerator, denominator] of factors)
    [over, under] = [over * numerator, under * denominator];
  return BigInt(amount) * under > over;
}

/** What is wrong with the sums of a bet, as its member works them out from its own legs. */
export function faultsOf(bet: Bet): string[] {
  const bonus: Fraction = [BigInt(bet.bonusFactor), 100n];
  const open = { ...bet, legs: bet.legs.map((leg) => ({ ...leg, result: 0 as const })) };
  const whole = factorsOf(open, ({ odds }) => [BigInt(odds), 100n]);
  const faults: string[] = [];
  if (exceeds(bet.potentialPayout, bet.stake, [...whole, bonus]))
    faults.push('a promised payout above its odds');
  const isOver = bet.status === 'settled' && bet.legs.every(({ result }) => result !== 0);
  if (isOver && exceeds(bet.payout ?? 0, bet.stake, [...factorsOf(bet, factorOf), bonus]))
    faults.push('a payout above its legs');
  return faults;
}
