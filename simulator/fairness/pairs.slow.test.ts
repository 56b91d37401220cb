import { expect, it } from 'vitest';
import { drawAndUnder, huntPairs, lastMap, type PairHunter, runningHalf } from './pairs.ts';
import type { PlayedSport } from '../sport-models.ts';

const HUNTS: readonly [string, PlayedSport, PairHunter][] = [
  ['the winner of the last map and the total of maps', 'e-sports', lastMap],
  ['totals of the running half and of the match', 'football', runningHalf],
  ['a draw and Under', 'football', drawAndUnder],
];

it.each(HUNTS)('of one fixture %s are not taken', (_, sport, hunt) => {
  const { found, taken } = huntPairs(sport, 10, hunt);
  expect(found).toBeGreaterThan(0);
  expect(taken).toBe(0);
});
