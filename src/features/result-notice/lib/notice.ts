import { SETTLEMENT_LABEL } from '#rules/leg-result.ts';
import type { Bet } from '@/entities/bet';
import { formatMoney, formatOdds } from '@/shared/lib/format';
import { messages } from './messages';

export interface Notice {
  text: string;
  /** `success` only where more came back than was staked. */
  tone: 'neutral' | 'success';
}

function textOf({ label, legs, totalOdds, payout, currency, version }: Bet): string {
  const bet = messages.bet(legs.length, formatOdds(totalOdds));
  const paid = formatMoney(payout ?? 0, currency);
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

/** Says what became of bets that were settled together; null for none. */
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
