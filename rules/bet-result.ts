import { SETTLEMENT_LABEL, type SettlementLabel } from './leg-result.ts';

/** What a bet, or all bets of one label together, were staked at and have paid, minor units. */
export interface BetSums {
  stake: number;
  /** Of what was not cashed out; 0 while that is open. */
  payout: number;
  cashedStake: number;
  cashedPaid: number;
}

export interface SettledResult {
  staked: number;
  paid: number;
  /** 손익: what was paid less what was staked. */
  result: number;
}

/**
 * Returns what of bets is settled: parts that were cashed out, whatever becomes of the rest, and the rest once it has a
 * result. Open bets and cancelled ones come to nothing else, void ones to 0. In SQL it is `bet_results`.
 */
export function settledResult(
  label: SettlementLabel,
  { stake, payout, cashedStake, cashedPaid }: BetSums,
): SettledResult {
  const isSettled = label > SETTLEMENT_LABEL.inProgress;
  const staked = isSettled ? stake : cashedStake;
  const paid = cashedPaid + (isSettled ? payout : 0);
  return { staked, paid, result: paid - staked };
}
