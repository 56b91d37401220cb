import { describe, expect, test } from 'vitest';
import { BONUS_TIERS, bonusFactorFor } from './bonus.ts';
import { bonusOffer } from './bonus-offer.ts';
import type { Slip, SlipLeg } from './slip.ts';

function slipOf(count: number, bonus: number | null, first: Partial<SlipLeg> = {}): Slip {
  const legs = Array.from({ length: count }, (_, index): SlipLeg => {
    const fixtureId = `fixture${index}`;
    const marketId = `${fixtureId}.1._`;
    const leg = { selectionId: `${marketId}.1`, marketId, fixtureId, typeId: 1, line: null };
    return { ...leg, odds: 150, ...(index === 0 ? first : {}) };
  });
  return { legs, bonus };
}

function offered(count: number, bonus: number | null) {
  const offer = bonusOffer(slipOf(count, bonus));
  if (offer.obstacle !== null) throw new Error(`no bonus because of ${offer.obstacle}`);
  return [offer.better?.factor ?? null, offer.next?.factor ?? null];
}

test('there are four tiers', () => {
  expect(BONUS_TIERS).toEqual([
    { folders: 3, factor: 103 },
    { folders: 5, factor: 105 },
    { folders: 7, factor: 108 },
    { folders: 9, factor: 110 },
  ]);
});

describe('what is offered', () => {
  test.each([
    [1, null, [null, 103]],
    [3, null, [103, 105]],
    [3, 3, [null, 105]],
    [6, 3, [105, 108]],
    [6, 5, [null, 108]],
    [10, null, [110, null]],
    [10, 7, [110, null]],
    [10, 9, [null, null]],
  ])('with %i legs and the pick of %s', (count, bonus, expected) => {
    expect(offered(count, bonus)).toEqual(expected);
  });

  test('is what the legs would pay, for every slip and pick', () => {
    for (let count = 1; count <= 10; count += 1)
      for (const bonus of [null, ...BONUS_TIERS.map(({ folders }) => folders)]) {
        const [better] = offered(count, bonus !== null && bonus <= count ? bonus : null);
        if (better !== null) expect(better).toBe(bonusFactorFor(count));
      }
  });

  test('is nothing in play, and nothing at 1.30', () => {
    expect(bonusOffer(slipOf(3, null, { inPlay: true }))).toEqual({ obstacle: 'inPlay' });
    expect(bonusOffer(slipOf(3, null, { odds: 130 }))).toEqual({ obstacle: 'lowOdds' });
    expect(bonusOffer(slipOf(3, null, { odds: 131 }))).toMatchObject({ obstacle: null });
  });
});
