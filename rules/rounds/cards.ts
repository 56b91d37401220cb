import type { Draws } from './draws.ts';

/** Rank 1 (ace) to 13 (king); suit 0 spades, 1 hearts, 2 diamonds, 3 clubs. */
export interface Card {
  rank: number;
  suit: number;
}

const RANKS = 13;
const DECK = 52;
const SHOE = 8 * DECK;

/** The card of a number from 0 to 51, or of one of several decks laid one after the other. */
export function cardOf(number: number): Card {
  const inDeck = number % DECK;
  return { rank: (inDeck % RANKS) + 1, suit: Math.floor(inDeck / RANKS) };
}

/** Hearts and diamonds. */
export function isRed({ suit }: Card): boolean {
  return suit === 1 || suit === 2;
}

/** The first cards of eight decks that are shuffled for the round, in the order of dealing. */
export function dealFromShoe(draws: Draws, count: number): Card[] {
  return draws.take(SHOE, count).map(cardOf);
}
