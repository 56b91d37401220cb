import { dealBaccarat } from '../baccarat.ts';
import type { Card } from '../cards.ts';
import type { Draws } from '../draws.ts';
import type { RoundGame } from '../games.ts';
import type { Outcome } from '../outcome.ts';
import { outcomeOf, playRound } from '../play.ts';
import { eachBlackjack } from './all-hands.ts';

/** Receives each outcome of a game, with how many of `ways` equally likely draws lead to it. */
export type Tell = (outcome: Outcome, ways: number) => void;

/** A source whose first integers are given; all others are 0. */
function fixed(numbers: readonly number[]): Draws {
  const left = [...numbers];
  const below = () => left.shift() ?? 0;
  return { below, take: (_, count) => Array.from({ length: count }, below) };
}

function sequences(sizes: readonly number[]): number[][] {
  return sizes.reduce<number[][]>(
    (all, size) => all.flatMap((one) => Array.from({ length: size }, (_, next) => [...one, next])),
    [[]],
  );
}

/** How many ways five of 28 balls add up to each sum, without regard to their order. */
function waysOfSums(): Map<number, number> {
  const ways = new Map([[0, 1]]);
  const byCount = [ways, ...Array.from({ length: 5 }, () => new Map<number, number>())];
  for (let ball = 1; ball <= 28; ball += 1) {
    for (let count = 5; count >= 1; count -= 1) {
      for (const [sum, before] of byCount[count - 1] ?? []) {
        const into = byCount[count];
        into?.set(sum + ball, (into.get(sum + ball) ?? 0) + before);
      }
    }
  }
  return byCount[5] ?? new Map();
}

function eachPowerball(tell: Tell): number {
  for (const [sum, ways] of waysOfSums()) {
    for (let powerball = 0; powerball < 10; powerball += 1)
      tell(outcomeOf({ family: 'powerball', balls: [], powerball, sum }), ways);
  }
  return 98_280 * 10;
}

const suitless = (rank: number): Card => ({ rank, suit: 0 });
const ranks = Array.from({ length: 13 }, (_, index) => index + 1);
/** Of a third card only its value counts: ten stands for all four ranks that are worth nothing. */
const thirds = ranks.slice(0, 10);

/** Ordered deals of four to six cards by rank; the product of six counts is below 2^53. */
function eachBaccarat(tell: Tell): number {
  const left = Array.from({ length: 14 }, () => 32);
  const sizes = [416, 415, 414, 413, 412, 411];
  const isFull = (cards: readonly number[]): boolean => {
    if (cards.length < 4) return false;
    const { player, banker } = dealBaccarat([...cards, 1].map(suitless));
    return player.length + banker.length === cards.length;
  };
  function deal(cards: readonly number[], ways: number): void {
    if (isFull(cards)) {
      const others = sizes.slice(cards.length).reduce((product, size) => product * size, 1);
      tell(outcomeOf({ family: 'baccarat', ...dealBaccarat(cards.map(suitless)) }), ways * others);
      return;
    }
    for (const rank of cards.length < 4 ? ranks : thirds) {
      const isTen = cards.length >= 4 && rank === 10;
      const there = isTen ? left.slice(10).reduce((sum, each) => sum + each, 0) : (left[rank] ?? 0);
      left[rank] = (left[rank] ?? 0) - 1;
      deal([...cards, rank], ways * there);
      left[rank] = (left[rank] ?? 0) + 1;
    }
  }
  deal([], 1);
  return sizes.reduce((product, size) => product * size, 1);
}

/** Two cards of eight decks, of which each of 52 is there eight times. */
function eachDragonTiger(tell: Tell): number {
  for (const [first = 0, second = 0] of sequences([52, 52])) {
    const game = { family: 'dragontiger', table: 'dragontiger' } as const;
    tell(outcomeOf(playRound(game, fixed([first, second]))), 8 * (first === second ? 7 : 8));
  }
  return 416 * 415;
}

/** Passes on every outcome of a game's table; returns how many equally likely draws there are in all. `base` as of `playRound`. */
export function eachResult(
  game: Pick<RoundGame, 'family' | 'table'>,
  tell: Tell,
  base?: Card,
): number {
  const each = (...sizes: number[]): number => {
    const all = sequences(sizes);
    for (const numbers of all) tell(outcomeOf(playRound(game, fixed(numbers), base)), 1);
    return all.length;
  };
  switch (game.family) {
    case 'powerball':
      return eachPowerball(tell);
    case 'ladder':
      return each(28);
    case 'baccarat':
      return eachBaccarat(tell);
    case 'dragontiger':
      return eachDragonTiger(tell);
    case 'dice':
      return each(6, 6, 6);
    case 'roulette':
      return each(37);
    case 'hilo':
      return each(53);
    case 'number':
      return each(12, 2);
    case 'gostop': {
      let count = 0;
      for (const numbers of sequences([48, 48])) {
        if (numbers[0] === numbers[1]) continue;
        tell(outcomeOf(playRound(game, fixed(numbers))), 1);
        count += 1;
      }
      return count;
    }
    case 'blackjack':
      return eachBlackjack(tell);
  }
}
