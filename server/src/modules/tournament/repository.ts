import type { Currency } from '#rules/money.ts';
import type { Queryable } from '../../lib/db.ts';
import type { StoredTournament, TournamentDraft, TournamentKind } from './types.ts';

const MOST_AHEAD = 80;
const MOST_ENDED = 20;

const TOURNAMENT = `t.id, t.kind, t.title, t.currency, t.starts_at as "startsAt", t.ends_at as "endsAt",
  json_build_object('minOdds', t.min_odds, 'oddsCap', t.odds_cap, 'minStake', t.min_stake, 'maxBets', t.max_bets) as rules,
  t.prizes, t.players, t.paid_at as "paidAt", t.paid`;

export type Joined = StoredTournament & {
  /** When the reader joined; null for who has not. */
  joinedAt: number | null;
};

const OF_READER = `${TOURNAMENT}, p.joined_at as "joinedAt" from tournament t
  left join tournament_player p on p.tournament_id = t.id and p.member_id = $1`;

interface Listing {
  memberId: string;
  kind: TournamentKind;
  currency: Currency;
  now: number;
}

/** What runs, the first to end first, and then what is to come. */
export function listAhead(q: Queryable, listing: Listing): Promise<Joined[]> {
  const { memberId, kind, currency, now } = listing;
  return q.query<Joined>(
    `select ${OF_READER} where t.kind = $2 and t.currency = $3 and t.ends_at > $4
     order by t.starts_at > $4, case when t.starts_at > $4 then t.starts_at else t.ends_at end, t.id limit ${MOST_AHEAD}`,
    [memberId, kind, currency, now],
  );
}

/** The last to end first. */
export function listEnded(q: Queryable, listing: Listing): Promise<Joined[]> {
  const { memberId, kind, currency, now } = listing;
  return q.query<Joined>(
    `select ${OF_READER} where t.kind = $2 and t.currency = $3 and t.ends_at <= $4
     order by t.ends_at desc, t.id desc limit ${MOST_ENDED}`,
    [memberId, kind, currency, now],
  );
}

export async function findTournament(
  q: Queryable,
  id: number,
  memberId: string,
): Promise<Joined | null> {
  const sql = `select ${OF_READER} where t.id = $2`;
  return (await q.query<Joined>(sql, [memberId, id]))[0] ?? null;
}

export async function readTournament(q: Queryable, id: number): Promise<StoredTournament | null> {
  const sql = `select ${TOURNAMENT} from tournament t where t.id = $1`;
  return (await q.query<StoredTournament>(sql, [id]))[0] ?? null;
}

/** Locks the tournament until the transaction ends. */
export async function takeTournament(q: Queryable, id: number): Promise<StoredTournament | null> {
  const sql = `select ${TOURNAMENT} from tournament t where t.id = $1 for update`;
  return (await q.query<StoredTournament>(sql, [id]))[0] ?? null;
}

/** Of all kinds, the one that ends last first. */
export function listAll(q: Queryable, limit: number): Promise<StoredTournament[]> {
  return q.query<StoredTournament>(
    `select ${TOURNAMENT} from tournament t order by t.ends_at desc, t.id desc limit $1`,
    [limit],
  );
}

/** Paid ones of a currency, the last to end first. */
export function listPaid(
  q: Queryable,
  currency: Currency,
  limit: number,
): Promise<StoredTournament[]> {
  return q.query<StoredTournament>(
    `select ${TOURNAMENT} from tournament t where t.paid_at is not null and t.currency = $1
     order by t.ends_at desc, t.id desc limit $2`,
    [currency, limit],
  );
}

function valuesOf({ kind, title, currency, startsAt, endsAt, rules, prizes }: TournamentDraft) {
  const { minOdds, oddsCap, minStake, maxBets } = rules;
  return [
    ...[kind, title, currency, startsAt, endsAt],
    ...[minOdds, oddsCap, minStake, maxBets, JSON.stringify(prizes)],
  ];
}

export async function insertTournament(
  q: Queryable,
  draft: TournamentDraft,
): Promise<StoredTournament> {
  const [row] = await q.query<StoredTournament>(
    `insert into tournament as t (kind, title, currency, starts_at, ends_at, min_odds, odds_cap, min_stake, max_bets, prizes)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10::jsonb) returning ${TOURNAMENT}`,
    valuesOf(draft),
  );
  if (!row) throw new Error('a new tournament was not stored');
  return row;
}

export async function updateTournament(
  q: Queryable,
  id: number,
  draft: TournamentDraft,
): Promise<void> {
  await q.query(
    `update tournament set kind = $1, title = $2, currency = $3, starts_at = $4, ends_at = $5, min_odds = $6,
       odds_cap = $7, min_stake = $8, max_bets = $9, prizes = $10::jsonb where id = $11`,
    [...valuesOf(draft), id],
  );
}

export async function removeTournament(q: Queryable, id: number): Promise<void> {
  await q.query('delete from tournament where id = $1', [id]);
}

/** The currency of a member, and whether they are in a break or have excluded themselves. */
interface Joiner {
  currency: Currency;
  hasStopped: boolean;
}

/** Waits for running settlements of their bets, and makes later ones wait until the transaction ends. */
export async function lockJoiner(q: Queryable, memberId: string, at: number): Promise<Joiner> {
  await q.query(
    `select 1 from account where owner = $1 and kind = 'money' order by id for no key update`,
    [memberId],
  );
  const [row] = await q.query<Joiner>(
    `select m.currency, protection_stop_of(m.id, $2) <> '[]' as "hasStopped" from member m where m.id = $1`,
    [memberId, at],
  );
  if (!row) throw new Error(`${memberId} is no member`);
  return row;
}

/** Stores that a member joins; false where they have. */
export async function insertPlayer(
  q: Queryable,
  id: number,
  { memberId, now }: { memberId: string; now: number },
): Promise<boolean> {
  const rows = await q.query(
    `insert into tournament_player (tournament_id, member_id, joined_at) values ($1, $2, $3)
     on conflict do nothing returning 1`,
    [id, memberId, now],
  );
  if (rows.length === 0) return false;
  await q.query('update tournament set players = players + 1 where id = $1', [id]);
  // Bets from before count as well.
  await q.query(
    `insert into tournament_due (tournament_id, member_id) select id, $2 from tournament where id = $1 and starts_at <= $3`,
    [id, memberId, now],
  );
  return true;
}

export async function currencyOf(q: Queryable, memberId: string): Promise<Currency> {
  const sql = 'select currency from member where id = $1';
  const [row] = await q.query<{ currency: Currency }>(sql, [memberId]);
  return row?.currency ?? 'KRW';
}
