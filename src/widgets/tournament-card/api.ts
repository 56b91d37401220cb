import { isGetTournamentAnswer, isGetTournamentsAnswer } from '#contract/checks.gen.ts';
import type { Dto } from '#contract/types.gen.ts';
import { type ApiClient, request, theLoaded } from '@/shared/api';
import { endingFirst } from './lib/tournament';

export type Tournament = Readonly<Dto<'Tournament'>>;
/** Scores are hundredths. */
export type TournamentDetail = Readonly<Dto<'TournamentDetail'>>;

/** Loads the running tournament that ends first; null where none is running. */
export async function loadTournament(api: ApiClient): Promise<TournamentDetail | null> {
  const kinds = (['sports', 'casino'] as const).map((kind) =>
    request(api.GET('/tournament', { params: { query: { kind } } }), isGetTournamentsAnswer),
  );
  const first = endingFirst((await theLoaded(kinds)).flat());
  if (first === null) return null;
  const params = { path: { tournamentId: first.id } };
  return request(api.GET('/tournament/{tournamentId}', { params }), isGetTournamentAnswer);
}
