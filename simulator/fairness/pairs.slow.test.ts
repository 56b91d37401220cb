import { describe, expect, it } from 'vitest';
import {
  carelessHouse,
  drawAndUnder,
  house,
  lastMap,
  type PairHunter,
  playPairs,
  runningHalf,
} from './pairs.ts';
import { beatsTheHouse } from './verdict.ts';
import type { PlayedSport } from '../sport-models.ts';

const HUNTS: readonly [string, PlayedSport, PairHunter, number][] = [
  ['the winner of the last map and the total of maps', 'e-sports', lastMap, 150],
  ['totals of the running half and of the match', 'football', runningHalf, 350],
  ['a draw and Under', 'football', drawAndUnder, 1500],
];

describe('two picks of one fixture', () => {
  it.each(HUNTS)('%s would beat a house that multiplies their odds', (_, sport, hunt, games) => {
    const outcome = playPairs(sport, games, hunt, carelessHouse);
    expect(beatsTheHouse(outcome), JSON.stringify(outcome)).toBe(true);
  });

  it.each(HUNTS)('%s are not taken', (_, sport, hunt) => {
    expect(playPairs(sport, 10, hunt, house).bets).toBe(0);
  });
});
