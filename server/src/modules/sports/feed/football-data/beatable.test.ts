import { expect, it } from 'vitest';
import { BONUS_TIERS } from '#rules/bonus.ts';
import { totalOdds } from '#rules/odds.ts';
import { isBeatable } from './beatable.ts';
import { offerOf } from './offer.ts';
import { parseSeason } from './parse-season.ts';
import { season } from './testdata/season.ts';

const result = { home: 210, draw: 340, away: 380 };
const halfTime = { home: 0, away: 0 };

function typesOf(prices: Partial<Parameters<typeof offerOf>[0]>): number[] {
  const markets = offerOf({ result, total: null, handicap: null, halfTime, ...prices });
  return markets.map(({ typeId }) => typeId);
}

it('offers all books of a season, for none is beaten by a mix of them', () => {
  const { matches } = parseSeason(season);
  for (const match of matches) {
    const full = offerOf(match).filter(({ typeId }) => typeId !== 41);
    expect(full).toHaveLength(3);
    expect(isBeatable(full)).toBe(false);
  }
});

it('does not offer a line that can be played against the result', () => {
  // The home side at 2.10, and the away side or a draw at 2.05: a sure gain of 3.7 %.
  expect(typesOf({ handicap: { line: -50, home: 190, away: 205 } })).toEqual([1, 41]);
  expect(typesOf({ handicap: { line: -50, home: 205, away: 185 } })).toEqual([1, 3, 41]);
  // A quarter line, where half of the stake comes back.
  expect(typesOf({ handicap: { line: -25, home: 240, away: 190 } })).toEqual([1, 41]);
});

it('does not offer the best prices of several bookmakers where their book is below one', () => {
  expect(typesOf({ total: { over: 210, under: 200 } })).toEqual([1, 41]);
  expect(typesOf({ result: { home: 230, draw: 370, away: 420 } })).toEqual([]);
});

/** What a bonus returns for one staked when every combination of three such results is bought, whichever wins. */
function boughtThrice({ home, draw, away }: typeof result): number {
  const [tier] = BONUS_TIERS;
  const odds = [home, draw, away];
  const slips = odds.flatMap((a) => odds.flatMap((b) => odds.map((c) => [a, b, c])));
  return 1 / slips.reduce((cost, legs) => cost + 100 / totalOdds(legs, tier?.factor), 0);
}

it('does not offer books near one, which a bonus on three matches turns into a sure gain', () => {
  const near = { home: 220, draw: 350, away: 377 };
  expect(boughtThrice(near)).toBeGreaterThan(1);
  expect(typesOf({ result: near })).toEqual([]);
  const far = { home: 219, draw: 345, away: 376 };
  expect(boughtThrice(far)).toBeLessThan(1);
  expect(typesOf({ result: far })).toEqual([1, 41]);
});
