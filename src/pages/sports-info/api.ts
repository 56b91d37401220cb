import {
  type ApiClient,
  isLeagueRecord,
  isLeagueTable,
  isTeamRecord,
  type LeagueRecordDto,
  type LeagueTableDto,
  type MatchResultDto,
  type NextMatchDto,
  request,
  type SportKey,
  type StandingDto,
  type TeamRecordDto,
} from '@/shared/api';

/** The table of a league, and what else there is to choose from. */
export type LeagueTable = Readonly<LeagueTableDto>;
export type Standing = Readonly<StandingDto>;
/** A team with its latest results and its next match. */
export type TeamRecord = Readonly<TeamRecordDto>;
/** A league with its table, its latest results and its next matches. */
export type LeagueRecord = Readonly<LeagueRecordDto>;
export type NextMatch = Readonly<NextMatchDto>;
export type MatchResult = Readonly<MatchResultDto>;

export interface TableQuery {
  sport: SportKey | undefined;
  /** '' for the first league of the sport. */
  league: string;
}

export function loadTable(api: ApiClient, { sport, league }: TableQuery): Promise<LeagueTable> {
  const query = { ...(sport && { sport }), ...(league && { league }) };
  return request(api.GET('/sports/table', { params: { query } }), isLeagueTable);
}

export function loadLeague(api: ApiClient, leagueId: string): Promise<LeagueRecord> {
  const params = { path: { leagueId } };
  return request(api.GET('/sports/league/{leagueId}', { params }), isLeagueRecord);
}

export function loadTeam(api: ApiClient, teamId: string): Promise<TeamRecord> {
  return request(api.GET('/sports/team/{teamId}', { params: { path: { teamId } } }), isTeamRecord);
}
