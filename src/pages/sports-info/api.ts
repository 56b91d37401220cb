import {
  isGetLeagueAnswer,
  isGetLeagueTableAnswer,
  isGetMeetingsAnswer,
  isGetTeamRecordAnswer,
} from '#contract/checks.gen.ts';
import type { Dto } from '#contract/types.gen.ts';
import { type ApiClient, request } from '@/shared/api';

/** The table of a league, and what else there is to choose from. */
export type LeagueTable = Readonly<Dto<'LeagueTable'>>;
export type Standing = Readonly<Dto<'Standing'>>;
/** A team with its latest results and its next match. */
export type TeamRecord = Readonly<Dto<'TeamRecord'>>;
/** A league with its table, its latest results and its next matches. */
export type LeagueRecord = Readonly<Dto<'LeagueRecord'>>;
/** How two teams have met, from the side of the first one, and the ranks of both. */
export type Meetings = Readonly<Dto<'Meetings'>>;
export type NextMatch = Readonly<Dto<'NextMatch'>>;
export type MatchResult = Readonly<Dto<'MatchResult'>>;

export interface TableQuery {
  sport: Dto<'Sport'> | undefined;
  /** '' for the first league of the sport. */
  league: string;
  /** Which matches of each team count. */
  venue: Dto<'TableVenue'>;
}

export function loadTable(
  api: ApiClient,
  { sport, league, venue }: TableQuery,
): Promise<LeagueTable> {
  const query = { ...(sport && { sport }), ...(league && { league }), venue };
  return request(api.GET('/sports/table', { params: { query } }), isGetLeagueTableAnswer);
}

export function loadLeague(api: ApiClient, leagueId: string): Promise<LeagueRecord> {
  const params = { path: { leagueId } };
  return request(api.GET('/sports/league/{leagueId}', { params }), isGetLeagueAnswer);
}

export function loadTeam(api: ApiClient, teamId: string): Promise<TeamRecord> {
  return request(
    api.GET('/sports/team/{teamId}', { params: { path: { teamId } } }),
    isGetTeamRecordAnswer,
  );
}

/** Two teams, by id: their meetings are counted from the side of the first one. */
export interface Pair {
  team: string;
  opponent: string;
}

export function loadMeetings(api: ApiClient, pair: Pair): Promise<Meetings> {
  return request(
    api.GET('/sports/meeting', { params: { query: { ...pair } } }),
    isGetMeetingsAnswer,
  );
}
