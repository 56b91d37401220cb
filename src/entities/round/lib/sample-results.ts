import type { GameResult } from '#rules/rounds/round.ts';
import type { VirtualCard } from '#rules/rounds/virtual.ts';

/** A result for stories and tests, of the game it came from. */
export interface SampleResult {
  gameId: number;
  result: GameResult;
  card?: VirtualCard;
}

const card = (rank: number, suit: number) => ({ rank, suit });

/** A result of every family, and of what draws in two ways. */
export const SAMPLE_RESULTS = {
  powerball: {
    gameId: 213,
    result: { family: 'powerball', balls: [5, 26, 14, 12, 17], powerball: 9, sum: 74 },
  },
  ladder: {
    gameId: 233,
    result: { family: 'ladder', ball: 26, start: 'right', lines: 4, finish: 'even' },
  },
  baccarat: {
    gameId: 301,
    result: {
      family: 'baccarat',
      player: [card(11, 1), card(5, 2), card(4, 3)],
      banker: [card(6, 0), card(9, 1), card(1, 2)],
    },
  },
  baccaratPairs: {
    gameId: 301,
    result: {
      family: 'baccarat',
      player: [card(4, 1), card(4, 2)],
      banker: [card(9, 0), card(9, 1)],
    },
  },
  dragontiger: {
    gameId: 304,
    result: { family: 'dragontiger', dragon: card(13, 0), tiger: card(9, 1) },
  },
  suitedTie: {
    gameId: 304,
    result: { family: 'dragontiger', dragon: card(7, 2), tiger: card(7, 2) },
  },
  dice: { gameId: 303, result: { family: 'dice', dice: [1, 3, 5] } },
  triple: { gameId: 408, result: { family: 'dice', dice: [2, 2, 2] } },
  roulette: { gameId: 501, result: { family: 'roulette', number: 17 } },
  zero: { gameId: 501, result: { family: 'roulette', number: 0 } },
  hilo: { gameId: 502, result: { family: 'hilo', card: card(9, 1), base: card(7, 0) } },
  level: { gameId: 502, result: { family: 'hilo', card: card(7, 1), base: card(7, 0) } },
  joker: { gameId: 502, result: { family: 'hilo', card: 'joker', base: card(7, 0) } },
  number: { gameId: 302, result: { family: 'number', number: 8 } },
  hidden: { gameId: 104, result: { family: 'number', number: 7, hidden: 'blue' } },
  ring: { gameId: 254, result: { family: 'number', number: 3 } },
  gostop: {
    gameId: 105,
    result: { family: 'gostop', go: { month: 8, card: 0 }, stop: { month: 3, card: 1 } },
  },
  blackjack: {
    gameId: 406,
    result: {
      family: 'blackjack',
      player: [card(13, 0), card(7, 2)],
      dealer: [card(10, 1), card(6, 3), card(8, 0)],
    },
  },
  natural: {
    gameId: 406,
    result: {
      family: 'blackjack',
      player: [card(1, 0), card(13, 2)],
      dealer: [card(1, 1), card(12, 3)],
    },
  },
  soccer: {
    gameId: 702,
    result: { family: 'soccer', goals: { home: 2, away: 1 } },
    card: { sport: 'soccer', strength: 2, home: 0, away: 4 },
  },
  basketball: {
    gameId: 712,
    result: {
      family: 'basketball',
      regulation: { home: 108, away: 108 },
      final: { home: 111, away: 114 },
    },
    card: { sport: 'basketball', lead: 3, home: 0, away: 4 },
  },
  horse: { gameId: 721, result: { family: 'horse', order: [5, 2, 8, 4, 1, 7, 3, 6] } },
  dog: { gameId: 731, result: { family: 'dog', order: [4, 1, 6, 2, 3, 5] } },
} satisfies Record<string, SampleResult>;
