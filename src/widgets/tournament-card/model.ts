import { sample } from 'effector';
import { createGate } from 'effector-react';
import { loadsForMembers } from '@/entities/member';
import { createApiQuery } from '@/shared/api';
import { $minute } from '@/shared/lib/clock';
import { loadTournament } from './api';
import { prizeDistance } from './lib/tournament';

/** How many of the ranking are shown. */
const ranksShown = 3;

export const TournamentGate = createGate();
const tournamentQuery = createApiQuery(async (api) => ({ detail: await loadTournament(api) }));
export const $isReady = loadsForMembers(TournamentGate, tournamentQuery);
sample({
  clock: $minute,
  source: TournamentGate.status,
  filter: Boolean,
  target: tournamentQuery.refresh,
});

/** The running tournament that ends first; null where there is none, and while it is unknown. */
export const $tournament = tournamentQuery.$data.map((data) => {
  if (!data?.detail) return null;
  const { tournament, own, ranking } = data.detail;
  const best = ranking.slice(0, ranksShown);
  return { tournament, own, best, distance: prizeDistance(data.detail) };
});
