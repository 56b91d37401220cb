import type { FixtureStatus } from '#rules/fixture-status.ts';
import type { Score, Scores } from '../types.ts';

export interface MarketSpec {
  typeId: number;
  line?: number | null;
  phase?: 'prematch' | 'inplay';
  offerScore?: Score;
  odds: Record<string, number>;
}

export interface FixtureSpec {
  startsAt?: number;
  sport?: string;
  status?: FixtureStatus;
  scores?: Scores;
  markets: MarketSpec[];
}
