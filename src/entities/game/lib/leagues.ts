import type { Dto } from '#contract/types.gen.ts';
import { SPORT_KEYS } from '#rules/sport-keys.ts';

type LeagueCount = Dto<'LeagueCount'>;

/** The leagues that have fixtures, and whether the stream has sent them: only then its changes go on from them. */
export interface LeagueNumbers {
  leagues: readonly LeagueCount[] | null;
  isStreamed: boolean;
}

function byOrder({ league: a }: LeagueCount, { league: b }: LeagueCount): number {
  const place = SPORT_KEYS.indexOf(a.sport) - SPORT_KEYS.indexOf(b.sport);
  return place || a.order - b.order || (a.id < b.id ? -1 : 1);
}

/** The list after another number of a league: it comes, stays in its place, or leaves with 0. */
function withNumber(
  leagues: readonly LeagueCount[],
  { league, fixtures }: Pick<LeagueCount, 'league' | 'fixtures'>,
): readonly LeagueCount[] {
  const known = leagues.find((one) => one.league.id === league.id);
  if ((known?.fixtures ?? 0) === fixtures) return leagues;
  const others = leagues.filter((one) => one !== known);
  return fixtures === 0 ? others : [...others, { league, fixtures }].sort(byOrder);
}

interface LeaguesMessage {
  seq: number;
  data?: Dto<'LeagueList'>;
  changes?: readonly Dto<'LeaguesChange'>[];
}

interface LeaguesBatch {
  snapshots: readonly (LeaguesMessage & { data: Dto<'LeagueList'> })[];
  deltas: readonly (LeaguesMessage & { changes: readonly Dto<'LeaguesChange'>[] })[];
}

/** The list after one frame of the stream. */
export function reduceLeagues(
  numbers: LeagueNumbers,
  { snapshots, deltas }: LeaguesBatch,
): LeagueNumbers {
  const messages: LeaguesMessage[] = [...snapshots, ...deltas].sort((a, b) => a.seq - b.seq);
  return messages.reduce((known, { data, changes = [] }) => {
    if (data) return { leagues: data.leagues, isStreamed: true };
    if (!known.isStreamed) return known;
    return { leagues: changes.reduce(withNumber, known.leagues ?? []), isStreamed: true };
  }, numbers);
}
