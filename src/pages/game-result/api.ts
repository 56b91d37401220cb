import {
  type ApiClient,
  isMatchResultDetail,
  isResultDay,
  type MatchResultDetailDto,
  type MatchResultDto,
  request,
  type ResultDayDto,
  type SettledMarketDto,
  type SportKey,
} from '@/shared/api';

/** How a match ended. */
export type MatchResult = Readonly<MatchResultDto>;
/** The results of a day and sport, and how many the day has of each. */
export type ResultDay = Readonly<ResultDayDto>;
/** A result with what became of its markets. */
export type MatchResultDetail = Readonly<MatchResultDetailDto>;
export type SettledMarket = Readonly<SettledMarketDto>;

export interface ResultsQuery {
  /** Midnight in Seoul, epoch milliseconds. */
  day: number;
  /** The first sport of the day without it. */
  sport: SportKey | undefined;
}

export function loadResults(api: ApiClient, { day, sport }: ResultsQuery): Promise<ResultDay> {
  const query = { day, ...(sport && { sport }) };
  return request(api.GET('/sports/result', { params: { query } }), isResultDay);
}

export function loadMatchResult(api: ApiClient, fixtureId: string): Promise<MatchResultDetail> {
  const params = { path: { fixtureId } };
  return request(api.GET('/sports/result/{fixtureId}', { params }), isMatchResultDetail);
}
