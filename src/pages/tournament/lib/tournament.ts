import type { Rank, Tournament, TournamentDetail } from '../api';
import type { Phase, TournamentSearch } from '../search';

const phaseOfState: Record<Tournament['state'], Phase> = {
  running: 'running',
  upcoming: 'upcoming',
  over: 'over',
  paid: 'over',
};

export const phaseOf = ({ state }: Pick<Tournament, 'state'>): Phase => phaseOfState[state];

export const inPhase = (list: readonly Tournament[], phase: Phase) =>
  list.filter((one) => phaseOf(one) === phase);

/** The tournament that an address means: the one it names, or the first of its phase; null where there is none. */
export function chosenId(list: readonly Tournament[] | null, { id, phase }: TournamentSearch) {
  return id ?? inPhase(list ?? [], phase)[0]?.id ?? null;
}

/** Whether the ranking may still move: its topic is there. */
export const isLive = ({ state }: Pick<Tournament, 'state'>) =>
  state === 'running' || state === 'over';

/** The key of whoever is at a rank, from what others may see: two members may have one name. */
const nameOf = ({ nickname, level }: Rank) => `${nickname} ${level}`;

/** Ranks by name, of names that one member has alone. */
export type Ranks = ReadonlyMap<string, number>;

export function ranksOf(ranking: readonly Rank[]): Ranks {
  const names = ranking.map(nameOf);
  const alone = ranking.filter(
    (_rank, at) => names.indexOf(names[at] ?? '') === names.lastIndexOf(names[at] ?? ''),
  );
  return new Map(alone.map((one) => [nameOf(one), one.rank]));
}

/** How many ranks somebody has risen since; 0 where that is unknown. */
export function riseOf(rank: Rank, before: Ranks, now: Ranks): number {
  const name = nameOf(rank);
  const [was, is] = [before.get(name), now.get(name)];
  return was === undefined || is === undefined ? 0 : was - is;
}

/** The ranking of the stream, which marks nobody as the reader, with the reader's own place from the one before. */
export function withRanking(
  detail: TournamentDetail,
  players: number,
  ranking: readonly Rank[],
): TournamentDetail {
  const { own } = detail;
  return {
    ...detail,
    tournament: { ...detail.tournament, players },
    // Where the member has moved as well, its place is marked once it is read again.
    ranking: ranking.map((one) =>
      one.rank === own?.rank && one.score === own.score && one.bets === own.bets ? own : one,
    ),
  };
}
