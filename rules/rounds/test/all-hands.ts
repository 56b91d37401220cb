import { bestTotal, type BlackjackResult, blackjackTotal, isNatural } from '../blackjack.ts';
import type { Card } from '../cards.ts';
import { outcomeOf } from '../play.ts';
import type { Tell } from './all-results.ts';

const TEN = 10;
const SHOE = 416;
const STAND = 17;

const cardOf = (rank: number): Card => ({ rank, suit: 0 });

/** What is left in the shoe, by value: aces to nines, and all that counts ten. */
type Left = number[];

/** Draws to 17, or to two cards where `stopsAtTwo`, and tells each ordered hand with its chance. */
function drawTo17(
  left: Left,
  size: number,
  {
    stopsAtTwo,
    tell,
  }: { stopsAtTwo: boolean; tell: (hand: readonly number[], chance: number) => void },
): void {
  const hand: number[] = [];
  function draw(low: number, hasAce: boolean, chance: number): void {
    if (hand.length >= 2 && (stopsAtTwo || bestTotal(low, hasAce) >= STAND)) {
      tell(hand, chance);
      return;
    }
    const cards = size - hand.length;
    for (let value = 1; value <= TEN; value += 1) {
      const there = left[value] ?? 0;
      if (there === 0) continue;
      left[value] = there - 1;
      hand.push(value);
      draw(low + value, hasAce || value === 1, (chance * there) / cards);
      hand.pop();
      left[value] = there;
    }
  }
  draw(0, false, 1);
}

/** Hands of which nothing else can be told apart: by their total, and a natural by itself. */
function kindOf(hand: readonly number[]): number {
  const total = hand.reduce((sum, value) => sum + value, 0);
  const best = bestTotal(total, hand.includes(1));
  return hand.length === 2 && best === 21 ? 0 : Math.min(best, 22);
}

/** Gathers chances of hands by a key, with one hand of each. */
function gather(keyOf: (hand: readonly number[]) => string | number) {
  const kinds = new Map<string | number, { cards: Card[]; chance: number }>();
  return {
    kinds,
    tell(hand: readonly number[], chance: number): void {
      const key = keyOf(hand);
      const known = kinds.get(key);
      if (known) known.chance += chance;
      else kinds.set(key, { cards: hand.map(cardOf), chance });
    },
  };
}

/**
 * Passes on the pairs of hands with their chances, to the accuracy of floating point. Which side is dealt first makes no difference to
 * the chances, so that the player's whole hand comes before the dealer's; what is left of the shoe depends on its cards only.
 */
export function eachBlackjack(tell: Tell): number {
  const full: Left = [0, ...Array.from({ length: 9 }, () => 32), 128];
  const players = gather((hand) => hand.toSorted((a, b) => a - b).join());
  drawTo17([...full], SHOE, { stopsAtTwo: false, tell: players.tell });
  for (const { cards: player, chance } of players.kinds.values()) {
    const left = [...full];
    for (const { rank } of player) left[rank] = (left[rank] ?? 0) - 1;
    const stopsAtTwo = blackjackTotal(player) > 21 || isNatural(player);
    const dealers = gather(kindOf);
    drawTo17(left, SHOE - player.length, { stopsAtTwo, tell: dealers.tell });
    for (const dealer of dealers.kinds.values()) {
      const result: BlackjackResult = { player, dealer: dealer.cards };
      tell(outcomeOf({ family: 'blackjack', ...result }), chance * dealer.chance);
    }
  }
  return 1;
}
