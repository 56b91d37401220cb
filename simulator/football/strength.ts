import type { SimulatedFixture } from '../model.ts';
import { type Rates, scoringRates } from '../strength.ts';

/** Share of the goals that falls in the first half. */
export const FIRST_HALF = 0.45;

/** Goals expected of both sides over regulation time. */
export function goalRates(fixture: SimulatedFixture): Rates {
  return scoringRates(fixture, { homeAdvantage: 0.13, edge: 1.15 });
}
