import type { Tournament, TournamentDetail } from '../api';

/** The running tournament that ends first; null where none is running. */
export function endingFirst(list: readonly Tournament[]): Tournament | null {
  const running = list.filter(({ state }) => state === 'running');
  return running.toSorted((a, b) => a.endsAt - b.endsAt)[0] ?? null;
}

/** How far the next better prize is. */
export interface PrizeDistance {
  /** The last rank that gets it. */
  rank: number;
  /** What that rank has more, hundredths. */
  score: number;
}

/** The way of a member to the next better prize; null where there is none, or its rank is not in the list. */
export function prizeDistance({
  own,
  prizes,
  ranking,
}: Pick<TournamentDetail, 'own' | 'prizes' | 'ranking'>): PrizeDistance | null {
  if (own === null) return null;
  const better = prizes.map(({ to }) => to).filter((to) => to < own.rank);
  const next = ranking.find(({ rank }) => rank === Math.max(...better));
  return next ? { rank: next.rank, score: Math.max(0, next.score - own.score) } : null;
}
