import { formatMoney } from '@/shared/lib/format';
import { type Bet, isCasinoLeg, isOpenBet } from './bet';
import { betStateOf } from './state';

type Currency = Bet['currency'];

/** Writes a gain or a loss with its sign, minor units. @example formatGain(-30000, 'KRW') // '−30,000원' */
export function formatGain(minor: number, currency: Currency): string {
  const sign = minor > 0 ? '+' : minor < 0 ? '−' : '';
  return `${sign}${formatMoney(Math.abs(minor), currency)}`;
}

/** What a bet brings, brought or gave back. */
export interface Outcome {
  kind: 'expected' | 'payout' | 'refund' | 'cashOut' | 'held' | 'returned';
  /** Minor units. */
  amount: number;
  /** A win stands out, what was lost does not. */
  tone: 'plain' | 'money' | 'quiet';
  /** What it brought less its stake, minor units; null where nothing was won or lost. */
  gain: number | null;
}

/** A round of a provider's game promises nothing: its stake is held, or so much came back. */
function casinoOutcomeOf(bet: Bet): Outcome {
  const { stake, payout } = bet;
  const state = betStateOf(bet);
  const paid = payout ?? 0;
  if (isOpenBet(bet)) return { kind: 'held', amount: stake, tone: 'plain', gain: null };
  if (state === 'cancelled' || state === 'refused')
    return { kind: 'refund', amount: payout ?? stake, tone: 'plain', gain: null };
  const tone = paid > stake ? 'money' : 'quiet';
  return { kind: 'returned', amount: paid, tone, gain: paid - stake };
}

/** The sum that the card of a bet shows. */
export function outcomeOf(bet: Bet): Outcome {
  if (bet.legs.some(isCasinoLeg)) return casinoOutcomeOf(bet);
  const { stake, payout, potentialPayout } = bet;
  const paid = payout ?? 0;
  switch (betStateOf(bet)) {
    case 'open':
    case 'pending':
      return { kind: 'expected', amount: potentialPayout, tone: 'plain', gain: null };
    case 'won':
      return { kind: 'payout', amount: paid, tone: 'money', gain: paid - stake };
    case 'lost':
      return { kind: 'payout', amount: paid, tone: 'quiet', gain: paid - stake };
    case 'cashedOut':
      return { kind: 'cashOut', amount: paid, tone: 'money', gain: paid - stake };
    case 'void':
    case 'cancelled':
    case 'refused':
      return { kind: 'refund', amount: payout ?? stake, tone: 'plain', gain: null };
  }
}
