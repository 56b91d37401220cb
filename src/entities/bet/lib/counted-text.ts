import type { SportKey } from '#rules/sports.ts';
import { marketCount, marketPart } from '@/entities/market-dictionary/@x/bet';
import { messages } from './messages';

/** Names what decides a market: 최종, 전반전, 코너킥, 전반전 코너킥. */
export function countedText(typeId: number, sport: SportKey): string {
  const words = [marketPart(typeId, sport), marketCount(typeId)].filter(Boolean);
  return words.length === 0 ? messages.final : words.join(' ');
}
