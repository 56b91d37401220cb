import { describe, expect, it } from 'vitest';
import { type Seller, sellSeason } from './cash-out.ts';
import { PLAYED_SPORTS } from '../sport-models.ts';
import { beatsTheHouse, FALSE_ALARM } from './significance.ts';

const GAMES = 24;
const MINUTE = 60_000;

const SELLERS: Readonly<Record<string, Seller>> = {
  'at once': ({ isInPlay }) => isInPlay,
  'when it is as good as lost': ({ now }) => now >= 1_500,
  'late, when it is as good as lost': ({ now, played }) => now >= 1_500 && played > 75 * MINUTE,
  'at the longest odds that are paid for': ({ now }) => now >= 4_000,
  'when its odds have halved': ({ now, bought }) => now * 2 <= bought,
  'when it is as good as won': ({ now }) => now <= 110,
  'when its odds have doubled': ({ now, bought }) => now >= 2 * bought,
};
const family = FALSE_ALARM / (PLAYED_SPORTS.length * Object.keys(SELLERS).length);

describe.each(PLAYED_SPORTS)('cash-outs of %s', (sport) => {
  it.each(Object.entries(SELLERS))('pay nobody who sells %s', (_, sells) => {
    const outcome = sellSeason(sport, GAMES, sells);
    expect(outcome.games).toBeGreaterThan(GAMES / 2);
    expect(beatsTheHouse(outcome, family), JSON.stringify(outcome)).toBe(false);
    expect(outcome.mean, JSON.stringify(outcome)).toBeLessThan(1);
  });
});
