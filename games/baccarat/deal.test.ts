import { describe, expect, it } from 'vitest';
import { cardOf } from '#rules/rounds/cards.ts';
import { cardCount, dealt } from './deal.ts';

const [a, b, c, d, e] = [0, 1, 2, 3, 4].map(cardOf);
const hands = {
  player: [a, c].flatMap((card) => card ?? []),
  banker: [b, d, e].flatMap((card) => card ?? []),
};

describe('dealing', () => {
  it('gives to player and banker by turns, and the third card of the banker alone where the player stands', () => {
    expect(cardCount(hands)).toBe(5);
    const sizes = [0, 1, 2, 3, 4, 5].map((count) => {
      const { player, banker } = dealt(hands, count);
      return [player.length, banker.length];
    });
    expect(sizes).toEqual([
      [0, 0],
      [1, 0],
      [1, 1],
      [2, 1],
      [2, 2],
      [2, 3],
    ]);
    expect(dealt(hands, 5)).toEqual(hands);
  });
});
