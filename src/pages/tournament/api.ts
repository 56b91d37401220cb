import {
  isGetTournamentAnswer,
  isGetTournamentsAnswer,
  isJoinTournamentAnswer,
} from '#contract/checks.gen.ts';
import type { Dto } from '#contract/types.gen.ts';
import { type ApiClient, request } from '@/shared/api';

/** A tournament of the list. Instants in epoch milliseconds. */
export type Tournament = Readonly<Dto<'Tournament'>>;
/** A tournament with its rules and the first of its ranking. Scores are hundredths. */
export type TournamentDetail = Readonly<Dto<'TournamentDetail'>>;
export type Rank = Readonly<Dto<'TournamentRank'>>;

const pathOf = (tournamentId: number) => ({ params: { path: { tournamentId } } });

export function loadTournaments(
  api: ApiClient,
  kind: Tournament['kind'],
): Promise<readonly Tournament[]> {
  return request(api.GET('/tournament', { params: { query: { kind } } }), isGetTournamentsAnswer);
}

export function loadTournament(api: ApiClient, id: number): Promise<TournamentDetail> {
  return request(api.GET('/tournament/{tournamentId}', pathOf(id)), isGetTournamentAnswer);
}

export function sendJoining(api: ApiClient, id: number): Promise<TournamentDetail> {
  return request(api.PUT('/tournament/{tournamentId}/join', pathOf(id)), isJoinTournamentAnswer);
}
