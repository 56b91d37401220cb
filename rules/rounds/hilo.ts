import { type Card, cardOf, isRed } from './cards.ts';
import type { Draws } from './draws.ts';
import type { Outcome } from './outcome.ts';

const CARDS = 53;
const JOKER = 52;
const ACE_HIGH = 14;

/** One of 53 cards, and what it is higher or lower than: the last card before it that is no joker. */
export interface HiLoResult {
  card: Card | 'joker';
  base: Card;
}

/** Two is the lowest, the ace the highest. */
function hiLoRank({ rank }: Card): number {
  return rank === 1 ? ACE_HIGH : rank;
}

/** The rank as its market names it: 2 to 10, J, Q, K, A. */
export function hiLoName(card: Card): string {
  const rank = hiLoRank(card);
  return ['J', 'Q', 'K', 'A'][rank - 11] ?? String(rank);
}

export function drawHiLo(draws: Draws, base: Card): HiLoResult {
  const number = draws.below(CARDS);
  return { card: number === JOKER ? 'joker' : cardOf(number), base };
}

/** What the next round is compared with. */
export function nextBase({ card, base }: HiLoResult): Card {
  return card === 'joker' ? base : card;
}

/** Selections of higher and lower carry the card that they are about, `hi@7`: their odds depend on it. */
export function hiLoOutcome({ card, base }: HiLoResult): Outcome {
  if (card === 'joker') return { won: { group: ['joker'] } };
  const [rank, than] = [hiLoRank(card), hiLoRank(base)];
  const side = rank > than ? 'hi' : 'lo';
  const group = rank <= 9 ? ['2-9'] : rank > 10 ? ['jqka'] : [];
  return {
    won: {
      color: [isRed(card) ? 'red' : 'black'],
      group,
      hilo: rank === than ? [] : [`${side}@${hiLoName(base)}`],
    },
  };
}
