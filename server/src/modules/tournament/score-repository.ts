import { TOURNAMENT_SETTLING_MS } from '#rules/tournament.ts';
import type { Queryable } from '../../lib/db.ts';

/** When a ranking is next brought up to date, no sooner than `every` after the last time, milliseconds; null where nothing has changed. */
export async function nextScoring(q: Queryable, every: number): Promise<number | null> {
  const [row] = await q.query<{ at: number | null }>(
    `select min(t.scored_at) + $1::bigint as at from tournament t where t.paid_at is null
       and exists (select from tournament_due d where d.tournament_id = t.id)`,
    [every],
  );
  return row?.at ?? null;
}

/** Those scored before an instant that have changed since. */
export async function listToScore(q: Queryable, before: number): Promise<number[]> {
  const rows = await q.query<{ id: number }>(
    `select t.id from tournament t where t.paid_at is null and t.scored_at <= $1
       and exists (select from tournament_due d where d.tournament_id = t.id) order by t.id`,
    [before],
  );
  return rows.map(({ id }) => id);
}

const LOCK = `hashtextextended('tournament:' || $1, 0)`;

/**
 * Locks the scores of a tournament until the transaction ends; false where somebody else writes them. They are then read from bets as they
 * are now, never from older ones than those that another server has read.
 */
export async function tryScores(q: Queryable, id: number): Promise<boolean> {
  const sql = `select pg_try_advisory_xact_lock(${LOCK}) as locked`;
  return (await q.query<{ locked: boolean }>(sql, [id]))[0]?.locked === true;
}

/** The same, and waits for whoever writes them. */
export async function lockScores(q: Queryable, id: number): Promise<void> {
  await q.query(`select pg_advisory_xact_lock(${LOCK})`, [id]);
}

/** Deletes the oldest notes; the members whose bets have changed, one for each note. */
export async function takeDue(q: Queryable, id: number, limit: number): Promise<string[]> {
  const rows = await q.query<{ memberId: string }>(
    `delete from tournament_due where id in (
       select id from tournament_due where tournament_id = $1 order by id limit $2) returning member_id as "memberId"`,
    [id, limit],
  );
  return rows.map(({ memberId }) => memberId);
}

/** Writes what the bets of these players come to. */
export async function saveScores(
  q: Queryable,
  id: number,
  memberIds: readonly string[],
): Promise<void> {
  await q.query(
    `update tournament_player p set score = s.score, bets = s.bets, reached_at = s.reached_at
     from tournament_scores($1, $2) s where p.tournament_id = $1 and p.member_id = s.member_id
       and (p.score, p.bets, p.reached_at) is distinct from (s.score, s.bets, s.reached_at)`,
    [id, memberIds],
  );
}

export async function saveScoredAt(q: Queryable, id: number, at: number): Promise<void> {
  await q.query('update tournament set scored_at = $2 where id = $1', [id, at]);
}

/** Those after a member, by id. */
export async function listPlayers(
  q: Queryable,
  id: number,
  { after, limit }: { after: string; limit: number },
): Promise<string[]> {
  const rows = await q.query<{ memberId: string }>(
    `select member_id as "memberId" from tournament_player where tournament_id = $1 and member_id > $2
     order by member_id limit $3`,
    [id, after, limit],
  );
  return rows.map(({ memberId }) => memberId);
}

/** When prizes are next paid; null where none wait. */
export async function nextPayment(q: Queryable): Promise<number | null> {
  const [row] = await q.query<{ at: number | null }>(
    `select min(ends_at) + ${TOURNAMENT_SETTLING_MS} as at from tournament where paid_at is null`,
  );
  return row?.at ?? null;
}

export async function listToPay(q: Queryable, now: number): Promise<number[]> {
  const rows = await q.query<{ id: number }>(
    `select id from tournament where paid_at is null and ends_at <= $1::bigint - ${TOURNAMENT_SETTLING_MS} order by ends_at, id`,
    [now],
  );
  return rows.map(({ id }) => id);
}

/** Notes what was booked for whom, and that the ranking is final. */
export async function savePayment(
  q: Queryable,
  id: number,
  prizes: readonly { memberId: string; points: number }[],
  at: number,
): Promise<void> {
  await q.query(
    `update tournament_player p set points = n.points
     from jsonb_to_recordset($2::jsonb) as n ("memberId" text, points bigint)
     where p.tournament_id = $1 and p.member_id = n."memberId"`,
    [id, JSON.stringify(prizes)],
  );
  const paid = prizes.reduce((sum, { points }) => sum + points, 0);
  await q.query('update tournament set paid_at = $2, paid = $3 where id = $1', [id, at, paid]);
  await q.query(
    'delete from tournament_due where tournament_id in (select id from tournament where paid_at is not null)',
  );
}
