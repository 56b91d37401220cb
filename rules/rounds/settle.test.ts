import { describe, expect, it } from 'vitest';
import { LEG_RESULT } from '../leg-result.ts';
import { outcomeOf, type RoundResult } from './play.ts';
import { settleRoundPick } from './round.ts';

const { lost, won, void: refunded } = LEG_RESULT;

const card = (rank: number, suit = 0) => ({ rank, suit });

/** [what is shown, the result, market, selection, odds taken, result of the pick, odds paid] */
const cases: [string, RoundResult, string, string, number, number, number][] = [
  [
    'a sum of 72 is under',
    { family: 'powerball', balls: [4, 10, 16, 19, 23], powerball: 4, sum: 72 },
    ...(['n-uo', 'under', 195, won, 195] as const),
  ],
  [
    'a powerball of 5 is over',
    { family: 'powerball', balls: [4, 10, 16, 19, 23], powerball: 5, sum: 72 },
    ...(['p-uo', 'under', 195, lost, 195] as const),
  ],
  [
    'a tie gives players back',
    { family: 'baccarat', player: [card(4), card(4)], banker: [card(8), card(13)] },
    ...(['main', 'player', 200, refunded, 100] as const),
  ],
  [
    'a tie pays itself',
    { family: 'baccarat', player: [card(4), card(4)], banker: [card(8), card(13)] },
    ...(['main', 'tie', 900, won, 900] as const),
  ],
  [
    'one die pays a single once',
    { family: 'dice', dice: [6, 1, 2] },
    ...(['single', '6', 200, won, 200] as const),
  ],
  [
    'two dice pay it twice',
    { family: 'dice', dice: [6, 1, 6] },
    ...(['single', '6', 200, won, 300] as const),
  ],
  [
    'three dice pay it three times',
    { family: 'dice', dice: [6, 6, 6] },
    ...(['single', '6', 200, won, 400] as const),
  ],
  [
    'a triple is neither big nor small',
    { family: 'dice', dice: [6, 6, 6] },
    ...(['size', 'big', 200, lost, 200] as const),
  ],
  [
    'zero is neither red nor black',
    { family: 'roulette', number: 0 },
    ...(['color', 'black', 200, lost, 200] as const),
  ],
  [
    'zero is in its splits',
    { family: 'roulette', number: 0 },
    ...(['split', '0-2', 1800, won, 1800] as const),
  ],
  [
    'a joker is neither higher nor lower',
    { family: 'hilo', card: 'joker', base: card(7) },
    ...(['hilo', 'hi@7', 179, lost, 179] as const),
  ],
  [
    'an equal rank is neither',
    { family: 'hilo', card: card(7, 2), base: card(7) },
    ...(['hilo', 'lo@7', 251, lost, 251] as const),
  ],
  [
    'an ace is high',
    { family: 'hilo', card: card(1), base: card(13) },
    ...(['hilo', 'hi@K', 1258, won, 1258] as const),
  ],
  [
    'a natural beats 21 in three cards',
    { family: 'blackjack', player: [card(7), card(7), card(7)], dealer: [card(1), card(13)] },
    ...(['main', 'dealer', 177, won, 177] as const),
  ],
  [
    'two naturals push',
    { family: 'blackjack', player: [card(1), card(10)], dealer: [card(1), card(13)] },
    ...(['main', 'player', 210, refunded, 100] as const),
  ],
  [
    'a player who is bust loses though the dealer has more than 16 to come',
    { family: 'blackjack', player: [card(10), card(6), card(10)], dealer: [card(10), card(6)] },
    ...(['p-bust', 'player-bust', 330, won, 330] as const),
  ],
  [
    'the same month gives both sides back',
    { family: 'gostop', go: { month: 3, card: 0 }, stop: { month: 3, card: 2 } },
    ...(['main', 'stop', 195, refunded, 100] as const),
  ],
  [
    'the same suit too pays the suited tie',
    { family: 'dragontiger', dragon: card(9, 1), tiger: card(9, 1) },
    ...(['suited-tie', 'suited-tie', 5100, won, 5100] as const),
  ],
];

describe('a pick of a round', () => {
  it.each(cases)('%s', (_, result, market, selection, odds, expected, paid) => {
    expect(settleRoundPick(outcomeOf(result), { market, selection, odds })).toEqual({
      result: expected,
      odds: paid,
    });
  });

  it('loses where its game has no such selection', () => {
    const roulette = { family: 'roulette', number: 7 } as const;
    const pick = { market: 'zone', selection: 'red', odds: 280 };
    expect(settleRoundPick(outcomeOf(roulette), pick).result).toBe(lost);
  });
});
