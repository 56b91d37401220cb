import { type Card, dealFromShoe } from './cards.ts';
import type { Draws } from './draws.ts';
import type { Outcome } from './outcome.ts';

const STAND = 17;
const BEST = 21;
/** The longest hand has twelve cards: six aces, a six, five aces. */
const MOST_CARDS = 2 * 12;

/** Both hands as played to the end. */
export interface BlackjackResult {
  player: readonly Card[];
  dealer: readonly Card[];
}

/** The best sum that is not over 21, an ace as 1 or 11; the lowest where all are over. */
export function blackjackTotal(hand: readonly Card[]): number {
  const low = hand.reduce((sum, { rank }) => sum + Math.min(rank, 10), 0);
  return bestTotal(
    low,
    hand.some(({ rank }) => rank === 1),
  );
}

/** The total of cards whose sum with aces as 1 is `low`. */
export function bestTotal(low: number, hasAce: boolean): number {
  return hasAce && low + 10 <= BEST ? low + 10 : low;
}

/** 21 in two cards. */
export function isNatural(hand: readonly Card[]): boolean {
  return hand.length === 2 && blackjackTotal(hand) === BEST;
}

/** Deals player, dealer, player, dealer, then plays both: to 17, and the dealer only where that decides anything. */
function playBlackjack([p1, d1, p2, d2, ...rest]: readonly Card[]): BlackjackResult {
  if (!p1 || !d1 || !p2 || !d2) throw new Error('a round takes four cards at least');
  const [player, dealer] = [
    [p1, p2],
    [d1, d2],
  ];
  const more = [...rest];
  // The player's hand is played to its end even against a natural, for a market asks whether it is bust.
  while (blackjackTotal(player) < STAND) player.push(...more.splice(0, 1));
  const isDecided = blackjackTotal(player) > BEST || isNatural(player) || isNatural(dealer);
  while (!isDecided && blackjackTotal(dealer) < STAND) dealer.push(...more.splice(0, 1));
  return { player, dealer };
}

export function drawBlackjack(draws: Draws): BlackjackResult {
  return playBlackjack(dealFromShoe(draws, MOST_CARDS));
}

function winnerOf({ player, dealer }: BlackjackResult): 'player' | 'dealer' | 'push' {
  if (isNatural(player) || isNatural(dealer)) {
    if (isNatural(player) && isNatural(dealer)) return 'push';
    return isNatural(player) ? 'player' : 'dealer';
  }
  const [of, against] = [blackjackTotal(player), blackjackTotal(dealer)];
  if (of > BEST) return 'dealer';
  if (against > BEST || of > against) return 'player';
  return of === against ? 'push' : 'dealer';
}

export function blackjackOutcome(result: BlackjackResult): Outcome {
  const winner = winnerOf(result);
  return {
    won: {
      main: [winner],
      'p-bj': isNatural(result.player) ? ['player-bj'] : [],
      'p-bust': blackjackTotal(result.player) > BEST ? ['player-bust'] : [],
      'd-bust': blackjackTotal(result.dealer) > BEST ? ['dealer-bust'] : [],
    },
    ...(winner === 'push' && { void: { main: ['player', 'dealer'] } }),
  };
}
