import {
  isGetAttendanceAnswer,
  isGetCasinoLobbyAnswer,
  isGetEventsAnswer,
  isGetLatestWinsAnswer,
  isGetTournamentAnswer,
  isGetTournamentsAnswer,
} from '#contract/checks.gen.ts';
import type { Dto } from '#contract/types.gen.ts';
import type { CasinoGame } from '@/entities/casino-game';
import { type ApiClient, request } from '@/shared/api';
import { endingFirst } from './lib/tournament';

export type Attendance = Readonly<Dto<'Attendance'>>;
export type SiteEvent = Readonly<Dto<'SiteEvent'>>;
export type Tournament = Readonly<Dto<'Tournament'>>;
/** Scores are hundredths. */
export type TournamentDetail = Readonly<Dto<'TournamentDetail'>>;
/** A won bet, in minor units of the list's currency. */
export type Win = Readonly<Dto<'FameRow'>>;
export type LatestWins = Awaited<ReturnType<typeof loadWins>>;

/** What has come of several loads; those that failed are left out, for the others are worth showing without them. */
async function theLoaded<T>(loads: readonly Promise<T>[]): Promise<T[]> {
  const all = await Promise.allSettled(loads);
  return all.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
}

/** Loads the games of both lobbies; of one alone where the member may not enter the other. */
export async function loadCasino(api: ApiClient): Promise<readonly CasinoGame[]> {
  const lobbies = (['slot', 'casino'] as const).map((lobby) =>
    request(
      api.GET('/casino/lobby/{lobby}', { params: { path: { lobby } } }),
      isGetCasinoLobbyAnswer,
    ),
  );
  return (await theLoaded(lobbies)).flatMap(({ games }) => games);
}

/** What events offer a member; of the two what could be loaded. */
export interface Offers {
  attendance: Attendance | null;
  events: readonly SiteEvent[];
}

export async function loadOffers(api: ApiClient): Promise<Offers> {
  const [[attendance = null], [events = []]] = await Promise.all([
    theLoaded([request(api.GET('/attendance', { params: { query: {} } }), isGetAttendanceAnswer)]),
    theLoaded([request(api.GET('/event'), isGetEventsAnswer)]),
  ]);
  return { attendance, events };
}

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

/** Loads the bets that were won last, the latest first. */
export function loadWins(api: ApiClient) {
  return request(api.GET('/hallOfFame/latest'), isGetLatestWinsAnswer);
}
