import { describe, expect, test } from 'vitest';
import { codesOf, betOf, stageWorld } from './test/world.ts';
import { databases } from '../../../test/databases.ts';

describe.each(databases)('the nine cases of the odds policy on %s', (kind) => {
  const world = stageWorld(kind);

  /** Places a handicap that was picked at 2.00 and −0.5, after its price or its line is another one. */
  async function placed(oddsPolicy: 'any' | 'higher' | 'none', change: 'rise' | 'fall' | 'line') {
    const member = await world.member(100_000);
    const fixture = await world.fixture({
      markets: [{ typeId: 3, line: -50, odds: { '1': 200, '2': 180 } }],
    });
    const pick = fixture.pick(3, '1', -50);
    const body = world.request([pick], 10_000, { oddsPolicy });
    if (change !== 'line') await world.setOdds(pick, change === 'rise' ? 210 : 190);
    const legs = body.legs.map((leg) => (change === 'line' ? { ...leg, line: 50 } : leg));
    const result = await world.place(member, { ...body, legs });
    const [code] = codesOf(result);
    if (code !== undefined) expect(await world.money(member)).toBe(100_000);
    return code ?? betOf(result).totalOdds;
  }

  test.each([
    ['any', 'rise', 210],
    ['any', 'fall', 190],
    ['any', 'line', 'LINE_CHANGED'],
    ['higher', 'rise', 210],
    ['higher', 'fall', 'ODDS_CHANGED'],
    ['higher', 'line', 'LINE_CHANGED'],
    ['none', 'rise', 'ODDS_CHANGED'],
    ['none', 'fall', 'ODDS_CHANGED'],
    ['none', 'line', 'LINE_CHANGED'],
  ] as const)('%s, %s: %s', async (policy, change, outcome) => {
    expect(await placed(policy, change)).toBe(outcome);
  });
});
