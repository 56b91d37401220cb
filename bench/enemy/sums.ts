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

/** Whether an amount is more than the exact fraction. */
function exceeds(amount: number, stake: number, factors: readonly [bigint, bigint][]): boolean {
  let [over, under] = [BigInt(stake), 1n];
  for (const [numerator, denominator] of factors)
    [over, under] = [over * numerator, under * denominator];
  return BigInt(amount) * under > over;
}

/** What is wrong with the sums of a bet, as its member works them out from its own legs. */
export function faultsOf(bet: Bet): string[] {
  const bonus = [BigInt(bet.bonusFactor), 100n] as [bigint, bigint];
  const whole = bet.legs.map(({ odds }) => [BigInt(odds), 100n] as [bigint, bigint]);
  const faults: string[] = [];
  if (exceeds(bet.potentialPayout, bet.stake, [...whole, bonus]))
    faults.push('a promised payout above its odds');
  const isOver = bet.status === 'settled' && bet.legs.every(({ result }) => result !== 0);
  if (isOver && exceeds(bet.payout ?? 0, bet.stake, [...bet.legs.map(factorOf), bonus]))
    faults.push('a payout above its legs');
  return faults;
}
