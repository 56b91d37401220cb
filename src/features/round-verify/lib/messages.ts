import type { Card } from '#rules/rounds/cards.ts';
import { hiLoName } from '#rules/rounds/hilo.ts';

/** By the number of a suit. */
const suits = ['♠', '♥', '♦', '♣'];

/** What integers become. */
export const pieceMessages = {
  card: (card: Card) => `${suits[card.suit]} ${hiLoName(card)}`,
  joker: '조커',
  of: (side: string, what: string) => `${side} ${what}`,
  unused: '쓰지 않음',
  month: (month: number) => `${month}월`,
  strength: (strength: number) => `전력 ${strength + 1}단계`,
  lead: (lead: number) => `기본 점수 차 ${lead > 0 ? '+' : ''}${lead}`,
  home: '홈',
  away: '원정',
  goals: (goals: number) => `${goals}골`,
  die: (die: number) => `주사위 ${die}`,
  weight: (runner: number, weight: number) => `${runner}번 비중 ${weight}`,
  place: (place: number, runner: number) => `${place}위 ${runner}번`,
} as const;
