import type { components } from '#contract/types.gen.ts';
import { settledResult } from '#rules/bet-result.ts';
import { SETTLEMENT_LABEL, type SettlementLabel } from '#rules/leg-result.ts';
import type { DaySum } from './history-repository.ts';

export type BetSummary = components['schemas']['BetSummary'];

const COUNTED_AS: Record<SettlementLabel, Exclude<keyof BetSummary['counts'], 'all'>> = {
  [SETTLEMENT_LABEL.cancelled]: 'cancelled',
  [SETTLEMENT_LABEL.inProgress]: 'open',
  [SETTLEMENT_LABEL.lost]: 'lost',
  [SETTLEMENT_LABEL.won]: 'won',
  [SETTLEMENT_LABEL.refunded]: 'void',
};

/** Counts and sums, in minor units, of the sums by label and day; the days have to be in order. */
export function summaryOf(sums: readonly DaySum[]): BetSummary {
  const counts = { all: 0, open: 0, won: 0, lost: 0, void: 0, cancelled: 0 };
  const days = new Map<number, BetSummary['days'][number]>();
  let stake = 0;
  let payout = 0;
  for (const { label, day, bets, ...money } of sums) {
    counts.all += bets;
    counts[COUNTED_AS[label]] += bets;
    const { staked, paid } = settledResult(label, money);
    // Of open bets and cancelled ones only what was cashed out is settled.
    if (label <= SETTLEMENT_LABEL.inProgress && staked === 0) continue;
    stake += staked;
    payout += paid;
    const known = days.get(day) ?? { day, stake: 0, payout: 0 };
    days.set(day, { day, stake: known.stake + staked, payout: known.payout + paid });
  }
  return { counts, stake, payout, days: [...days.values()] };
}
