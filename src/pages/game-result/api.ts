import { isGetMatchResultAnswer, isGetResultsAnswer } from '#contract/checks.gen.ts';
import type { Dto } from '#contract/types.gen.ts';
import { type ApiClient, request } from '@/shared/api';

/** How a match ended. */
export type MatchResult = Readonly<Dto<'MatchResult'>>;
/** The results of a day and sport, and how many the day has of each. */
export type ResultDay = Readonly<Dto<'ResultDay'>>;
/** A result with what became of its markets. */
export type MatchResultDetail = Readonly<Dto<'MatchResultDetail'>>;
export type SettledMarket = Readonly<Dto<'SettledMarket'>>;

export interface ResultsQuery {
  /** Midnight in Seoul, epoch milliseconds. */
  day: number;
  /** The first sport of the day without it. */
  sport: Dto<'Sport'> | undefined;
}

export function loadResults(api: ApiClient, { day, sport }: ResultsQuery): Promise<ResultDay> {
  const query = { day, ...(sport && { sport }) };
  return request(api.GET('/sports/result', { params: { query } }), isGetResultsAnswer);
}

export function loadMatchResult(api: ApiClient, fixtureId: string): Promise<MatchResultDetail> {
  const params = { path: { fixtureId } };
  return request(api.GET('/sports/result/{fixtureId}', { params }), isGetMatchResultAnswer);
}
