import { edge, type SimulatedFixture } from './model.ts';

export interface Rates {
  home: number;
  away: number;
}

/** How much home ground and a stronger team tell in a sport, on the scale of the log of the goal ratio. */
interface Lean {
  homeAdvantage: number;
  edge: number;
}

/** Goals or runs expected of both sides over regulation time, summing to the league's pace. */
export function scoringRates(fixture: SimulatedFixture, lean: Lean): Rates {
  return ratesAround(fixture, fixture.league.pace, lean);
}

/** What is expected of both sides of something that a match has `mean` of. */
export function ratesAround(fixture: SimulatedFixture, mean: number, lean: Lean): Rates {
  const log = lean.homeAdvantage + lean.edge * edge(fixture);
  const scale = mean / 2 / Math.cosh(log);
  return { home: scale * Math.exp(log), away: scale * Math.exp(-log) };
}
