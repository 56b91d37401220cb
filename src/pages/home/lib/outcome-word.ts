import { outcomeLabel } from '@/shared/lib/market-dictionary';

/** Names the outcome of a winner market: 승, 무, 패. */
export function outcomeWord(outcome: string): string {
  return outcomeLabel('winner3', outcome);
}
