import type { SportKey } from '#rules/sports.ts';
import type { MatchCounts } from '#rules/match-facts.ts';
import type { FixtureStatus } from '#rules/fixture-status.ts';
import type { Queryable } from '../../lib/db.ts';
import type { Position } from '../../lib/page.ts';
import { FIXTURE_SELECTION } from './subject.ts';
import type { Scores } from './types.ts';

export type FixtureState = 'upcoming' | 'live' | 'over';

interface DeskFixtureRow {
  id: string;
  sport: SportKey;
  leagueName: string;
  home: string;
  away: string;
  startsAt: number;
  finishedAt: number | null;
  status: FixtureStatus;
  /** By period code; the running total is left out. */
  scores: Scores;
  /** What is counted beside the score; empty where nothing is known of it. */
  counts: MatchCounts;
  resultVersion: number;
  /** Bets with a leg on it, and those of which such a leg is open. */
  bets: number;
  openBets: number;
}

// As rules/fixture-status.ts names them.
const STATUSES: Record<FixtureState, readonly number[]> = {
  upcoming: [1, 9, 5],
  live: [2, 6, 8],
  over: [3, 4, 7],
};

/** Lists fixtures with what is bet on them, the latest kick-off first, from the one after `after`. */
export function listDeskFixtures(
  q: Queryable,
  page: {
    search: string | undefined;
    state: FixtureState | undefined;
    after: Position | undefined;
    limit: number;
  },
): Promise<DeskFixtureRow[]> {
  const { search, state, after, limit } = page;
  return q.query<DeskFixtureRow>(
    `with listed as (
       select f.*, l.name as league from fixture f join league l on l.id = f.league_id
       where ($1::text is null or f.id = $1
           or position(lower($1) in lower(f.home || ' ' || f.away || ' ' || l.name)) > 0)
         and ($2::int[] is null or f.status = any($2))
         and ($3::bigint is null or (f.starts_at, f.id) < ($3, $4))
       order by f.starts_at desc, f.id desc limit $5)
     select f.id, f.sport, f.league as "leagueName", f.home, f.away, f.starts_at as "startsAt",
       f.finished_at as "finishedAt", f.status, f.scores - 'live' as scores, f.counts, f.result_version as "resultVersion",
       coalesce(x.bets, 0) as bets, coalesce(x.open, 0) as "openBets"
     from listed f left join lateral (
       select count(distinct b.id) as bets, count(distinct b.id) filter (where g.result = 0) as open
       from bet_leg g join bet b on b.id = g.bet_id and b.status in ('pending', 'accepted', 'settled')
       where g.event_id = f.id and g.subject_kind = '${FIXTURE_SELECTION}') x on true
     order by f.starts_at desc, f.id desc`,
    [search ?? null, state ? STATUSES[state] : null, after?.at ?? null, after?.id ?? null, limit],
  );
}
