import type { FixtureStatus } from '#rules/fixture-status.ts';
import type { MatchCounts } from '#rules/match-facts.ts';
import type { Participant } from '#rules/participants.ts';
import type { Outlook } from '#rules/outlook.ts';
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
  counts?: MatchCounts;
  outlook?: Outlook | null;
  participants?: readonly Participant[] | null;
  markets: MarketSpec[];
}
