import { describe, expect, test } from 'vitest';
import { decideOdds } from './odds-policy.ts';

/** What each policy makes of a price of 2.00 that rose, fell, or came with another line. */
const cases = [
  ['any', 'rise', 210],
  ['any', 'fall', 190],
  ['any', 'line', 'LINE_CHANGED'],
  ['higher', 'rise', 210],
  ['higher', 'fall', 'ODDS_CHANGED'],
  ['higher', 'line', 'LINE_CHANGED'],
  ['none', 'rise', 'ODDS_CHANGED'],
  ['none', 'fall', 'ODDS_CHANGED'],
  ['none', 'line', 'LINE_CHANGED'],
] as const;

const now = {
  rise: { odds: 210, line: -50 },
  fall: { odds: 190, line: -50 },
  line: { odds: 200, line: -150 },
};

describe('the nine cases of the odds policy', () => {
  test.each(cases)('%s, %s: %s', (policy, change, outcome) => {
    const { odds, line } = now[change];
    expect(decideOdds(policy, 200, odds, -50, line)).toEqual(
      typeof outcome === 'number'
        ? { accept: true, odds: outcome }
        : { accept: false, code: outcome },
    );
  });
});
