import { combine } from 'effector';
import { createGate } from 'effector-react';
import { $isLoggedIn } from '@/entities/member';
import { createApiQuery } from '@/shared/api';
import { loadTournament } from '../api';
import { prizeDistance } from '../lib/tournament';
import { $minute } from './page';
import { loadsForMembers, refreshesBy } from './part';

/** So many of the ranking. */
const ranksShown = 3;

export const TournamentGate = createGate();
const tournamentQuery = createApiQuery(async (api) => ({ detail: await loadTournament(api) }));
loadsForMembers(TournamentGate, tournamentQuery);
refreshesBy(TournamentGate, $minute, tournamentQuery.refresh);

/** The running tournament that ends first; null where there is none, and while it is unknown. */
export const $tournament = tournamentQuery.$data.map((data) => {
  if (!data?.detail) return null;
  const { tournament, own, ranking } = data.detail;
  const best = ranking.slice(0, ranksShown);
  return { tournament, own, best, distance: prizeDistance(data.detail) };
});
export const $isReady = combine(
  [$isLoggedIn, tournamentQuery.$data, tournamentQuery.$failure] as const,
  ([isLoggedIn, data, failure]) => !isLoggedIn || data !== null || failure !== null,
);
