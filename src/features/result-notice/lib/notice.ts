import { SETTLEMENT_LABEL } from '#rules/leg-result.ts';
import type { Bet } from '@/entities/bet';
import { formatMoney, formatOdds } from '@/shared/lib/format';
import { messages } from './messages';

export interface Notice {
  text: string;
  /** `success` only where more came back than was staked. */
  tone: 'neutral' | 'success';
}

/** Whether nothing of a bet was left to settle. */
export function isCashedOut({ cashOut, stake }: Pick<Bet, 'cashOut' | 'stake'>): boolean {
  return cashOut?.stake === stake;
}

function textOf(settled: Bet): string {
  const { label, legs, totalOdds, system, payout, currency, version } = settled;
  const bet = messages.bet(legs.length, formatOdds(totalOdds), system?.sizes);
  const paid = formatMoney(payout ?? 0, currency);
  if (isCashedOut(settled)) return messages.cashedOut(bet, paid);
  const text =
    label === SETTLEMENT_LABEL.won
      ? messages.won(bet, paid)
      : label === SETTLEMENT_LABEL.refunded
        ? messages.refunded(bet, paid)
        : payout
          ? messages.partly(bet, paid)
          : messages.lost(bet);
  return version > 1 ? messages.corrected(text) : text;
}

/** What became of bets that were settled together; null for none. */
export function noticeOf(bets: readonly Bet[]): Notice | null {
  const [first] = bets;
  if (!first) return null;
  const gain = bets.reduce((sum, { payout, stake }) => sum + (payout ?? 0) - stake, 0);
  const hits = bets.filter(({ label }) => label === SETTLEMENT_LABEL.won).length;
  return {
    text: bets.length === 1 ? textOf(first) : messages.several(bets.length, hits),
    tone: gain > 0 ? 'success' : 'neutral',
  };
}
