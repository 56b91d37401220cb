import type { SportKey } from '#rules/sports.ts';
import type { components } from '#contract/types.gen.ts';
import type { Queryable } from '../../lib/db.ts';
import { DAY_MS, KST_OFFSET_MS } from '../../lib/seoul-time.ts';
import type { Score } from '#rules/scores.ts';
import type { Fixture } from '../sports/index.ts';
import type { FixtureResult } from '../sportsbook/index.ts';

type League = components['schemas']['League'];

/** A fixture that is over, with its league and what its markets are decided by. */
export interface MatchResultRow extends FixtureResult {
  league: League;
  home: string;
  away: string;
  homeId: string;
  awayId: string;
  participants: Fixture['participants'];
}

/** A market as it was shown at some instant. */
export interface ShownMarket {
  id: string;
  typeId: number;
  line: number | null;
  offerScore: Score | null;
  outcomes: { outcome: string; odds: number }[];
}

/** A market that was offered, with the last odds of each outcome. */
export interface OfferedRow extends ShownMarket {
  /** The feed's own name of a market that the dictionary does not have. */
  name: string | null;
  /** Every outcome ever offered. */
  offered: string[];
}

/** A result among those of its day. */
export interface DayResultRow extends MatchResultRow {
  /** What the domestic board showed last before the start; null where that is not known. */
  boardMarkets: ShownMarket[] | null;
  /** How many markets are still kept. */
  marketCount: number;
}

// Finished, cancelled, postponed and abandoned, as rules/fixture-status.ts names them.
const OVER = 'f.status in (3, 4, 5, 7)';

const COLUMNS = `f.id, f.sport, f.home, f.away, f.home_id as "homeId", f.away_id as "awayId",
    f.starts_at as "startsAt", f.status, f.scores, f.counts, f.events,
    f.finished_periods as "finishedPeriods",
    f.first_scorer as "firstScorer", f.participants, f.goals, f.players, f.interruption, f.ending, f.result_version as "resultVersion",
    jsonb_build_object('id', l.id, 'sport', l.sport, 'name', l.name, 'country', l.country, 'order', l.ord) as league`;
const FROM = `from fixture f join league l on l.id = f.league_id where ${OVER}`;
const RESULT = `select ${COLUMNS} ${FROM}`;

/** Counts results by sport among fixtures that were to start from `from` until before `to`. */
export function countResults(
  q: Queryable,
  { from, to }: { from: number; to: number },
): Promise<{ sport: SportKey; fixtures: number }[]> {
  return q.query(
    `select f.sport, count(*)::int as fixtures from fixture f
     where f.starts_at >= $1 and f.starts_at < $2 and ${OVER} group by f.sport`,
    [from, to],
  );
}

/** Counts results by day of Seoul in the same period, the latest day first. */
export function countResultDays(
  q: Queryable,
  { from, to }: { from: number; to: number },
): Promise<{ day: number; fixtures: number }[]> {
  const day = `(f.starts_at + ${KST_OFFSET_MS}) / ${DAY_MS}`;
  return q.query(
    `select ${day} * ${DAY_MS} - ${KST_OFFSET_MS} as day, count(*)::int as fixtures from fixture f
     where f.starts_at >= $1 and f.starts_at < $2 and ${OVER} group by ${day} order by day desc`,
    [from, to],
  );
}

/** Reads the results in the same period, of one sport where it is named, by league and kick-off. */
export function listResults(
  q: Queryable,
  { from, to, sport }: { from: number; to: number; sport: SportKey | undefined },
): Promise<DayResultRow[]> {
  return q.query(
    `select ${COLUMNS}, f.board_markets as "boardMarkets",
       (select count(*)::int from market m where m.fixture_id = f.id) as "marketCount"
     ${FROM} and f.starts_at >= $1 and f.starts_at < $2 and ($3::text is null or f.sport = $3)
     order by l.ord, l.id, f.starts_at, f.id`,
    [from, to, sport ?? null],
  );
}

/** Reads the latest results of a league that were played to their end. */
export function listLeagueResults(
  q: Queryable,
  { leagueId, limit }: { leagueId: string; limit: number },
): Promise<MatchResultRow[]> {
  return q.query(
    `${RESULT} and f.status = 3 and f.league_id = $1 order by f.starts_at desc, f.id desc limit $2`,
    [leagueId, limit],
  );
}

/** Reads the latest results that were played to their end of a team, against one opponent where it is named. */
export function listTeamResults(
  q: Queryable,
  { teamId, opponentId, limit }: { teamId: string; opponentId?: string; limit: number },
): Promise<MatchResultRow[]> {
  return q.query(
    `${RESULT} and f.status = 3
       and ((f.home_id = $1 and ($2::text is null or f.away_id = $2))
         or (f.away_id = $1 and ($2::text is null or f.home_id = $2)))
     order by f.starts_at desc, f.id desc limit $3`,
    [teamId, opponentId ?? null, limit],
  );
}

/** Reads one result; null where there is none. */
export async function readMatchResult(
  q: Queryable,
  fixtureId: string,
): Promise<MatchResultRow | null> {
  const [row] = await q.query<MatchResultRow>(`${RESULT} and f.id = $1`, [fixtureId]);
  return row ?? null;
}

/** Reads the markets of a fixture that are still kept. */
export function listOffered(q: Queryable, fixtureId: string): Promise<OfferedRow[]> {
  return q.query(
    `select m.id, m.type_id as "typeId", m.line, m.name, m.offer_score as "offerScore", m.offered,
       jsonb_agg(jsonb_build_object('outcome', s.outcome, 'odds', s.odds) order by s.outcome) as outcomes
     from market m join selection s on s.market_id = m.id
     where m.fixture_id = $1 group by m.id order by m.type_id, m.line nulls first, m.id`,
    [fixtureId],
  );
}
