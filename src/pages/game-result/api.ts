import {
  isGetBetsOnFixturesAnswer,
  isGetMatchResultAnswer,
  isGetResultsAnswer,
} from '#contract/checks.gen.ts';
import type { Dto } from '#contract/types.gen.ts';
import { type Bet, loadBetPage } from '@/entities/bet';
import { type ApiClient, request } from '@/shared/api';

/** How a match ended. */
export type MatchResult = Readonly<Dto<'MatchResult'>>;
/** The results of a day, of one sport or of all, and how many the day has of each. */
export type ResultDay = Readonly<Dto<'ResultDay'>>;
/** A result with what became of its markets. */
export type MatchResultDetail = Readonly<Dto<'MatchResultDetail'>>;
export type SettledMarket = Readonly<Dto<'SettledMarket'>>;
export type League = Readonly<Dto<'League'>>;
/** What the member has on one match. */
export type BetOnFixture = Readonly<Dto<'BetOnFixture'>>;

/** Bets of the member on one match that are shown beside its markets. */
const SHOWN_BETS = 20;

export interface ResultsQuery {
  /** Midnight in Seoul, epoch milliseconds. */
  day: number;
  /** All sports without it. */
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

/** Loads which matches of a day, a midnight in Seoul, the member has bet on. */
export async function loadBetsOnFixtures(
  api: ApiClient,
  day: number,
): Promise<readonly BetOnFixture[]> {
  const params = { query: { day } };
  const answer = await request(api.GET('/bet/fixture', { params }), isGetBetsOnFixturesAnswer);
  return answer.data;
}

/** Loads the latest bets of the member with a leg on a match. */
export async function loadOwnBets(api: ApiClient, eventId: string): Promise<readonly Bet[]> {
  return (await loadBetPage(api, { eventId, limit: SHOWN_BETS })).items;
}
