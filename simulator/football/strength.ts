import type { Outlook } from '#rules/outlook.ts';
import type { SimulatedFixture } from '../model.ts';
import { type Rates, scoringRates } from '../strength.ts';

/** Share of the goals that falls in the first half. */
export const FIRST_HALF = 0.45;

/** Minutes that are added to each half: from and to. */
export const ADDED = { '10': [1, 4], '20': [3, 8] } as const;

/** Minutes of each half as long as halves are. */
export const USUAL_LENGTH = {
  '10': 45 + (ADDED['10'][0] + ADDED['10'][1]) / 2,
  '20': 45 + (ADDED['20'][0] + ADDED['20'][1]) / 2,
} as const;

/** Goals expected of both sides over regulation time. */
export function goalRates(fixture: SimulatedFixture): Rates {
  return scoringRates(fixture, { homeAdvantage: 0.13, edge: 1.15 });
}

/** What is expected of each half before the start. */
export function footballOutlook(fixture: SimulatedFixture): Outlook {
  const { home, away } = goalRates(fixture);
  const share = (part: number) => ({ home: home * part, away: away * part });
  return { '10': share(FIRST_HALF), '20': share(1 - FIRST_HALF) };
}

/** Tired sides score a little less than a third of their regulation goals in 30 minutes. */
export const EXTRA_HALF = 0.15;
