import type { components } from '#contract/types.gen.ts';
import type { Currency } from '#rules/money.ts';
import { type QuestBets, SLOT_GAME } from '#rules/quest.ts';
import type { Queryable } from '../../lib/db.ts';

type Schemas = components['schemas'];
export type QuestDraft = Schemas['QuestDraft'];
export type DeskQuest = Schemas['DeskQuest'];
export type StoredQuest = QuestDraft & { id: number };

/** Who does quests. */
export interface Player {
  id: string;
  currency: Currency;
  level: number;
  /** Whether the member takes a break, is excluded, or may not act at all. */
  isBarred: boolean;
}

export async function readPlayer(
  q: Queryable,
  memberId: string,
  now: number,
): Promise<Player | null> {
  const [row] = await q.query<Player>(
    `select id, currency, level, state <> 'approved' or protection_stop_of(id, $2) <> '[]' as "isBarred"
     from member where id = $1`,
    [memberId, now],
  );
  return row ?? null;
}

const STORED = `q.id, q.title, q.period, q.condition, q.needs_deposit as "needsDeposit", q.min_level as "minLevel",
  q.points, q.starts_at as "startsAt", q.ends_at as "endsAt"`;
const DESK = `${STORED}, (select count(*)::int from quest_claim c where c.quest_id = q.id) as claimed,
  (select coalesce(sum(c.points), 0)::bigint from quest_claim c where c.quest_id = q.id) as paid`;

/** Those that have begun and end after an instant. */
export function listQuests(
  q: Queryable,
  { now, endedAfter }: { now: number; endedAfter: number },
): Promise<StoredQuest[]> {
  return q.query<StoredQuest>(
    `select ${STORED} from quest q where q.starts_at <= $1 and q.ends_at > $2 order by q.id`,
    [now, endedAfter],
  );
}

/** Locks the quest against a change of its end until the transaction ends. */
export async function shareQuest(q: Queryable, id: number): Promise<StoredQuest | null> {
  const sql = `select ${STORED} from quest q where q.id = $1 for share`;
  return (await q.query<StoredQuest>(sql, [id]))[0] ?? null;
}

/** Of all times, the one that ends last first. */
export function listDeskQuests(q: Queryable, limit: number): Promise<DeskQuest[]> {
  return q.query<DeskQuest>(
    `select ${DESK} from quest q order by q.ends_at desc, q.id desc limit $1`,
    [limit],
  );
}

/** Locks the quest until the transaction ends. */
export async function takeQuest(q: Queryable, id: number): Promise<DeskQuest | null> {
  const sql = `select ${DESK} from quest q where q.id = $1 for update of q`;
  return (await q.query<DeskQuest>(sql, [id]))[0] ?? null;
}

export async function insertQuest(q: Queryable, draft: QuestDraft): Promise<DeskQuest> {
  const { title, period, condition, needsDeposit, minLevel, points, startsAt, endsAt } = draft;
  const [row] = await q.query<DeskQuest>(
    `insert into quest as q (title, period, condition, needs_deposit, min_level, points, starts_at, ends_at)
     values ($1, $2, $3::jsonb, $4, $5, $6, $7, $8) returning ${DESK}`,
    [
      ...[title, period, JSON.stringify(condition), needsDeposit],
      ...[minLevel, points, startsAt, endsAt],
    ],
  );
  if (!row) throw new Error('a new quest was not stored');
  return row;
}

export async function saveEnd(q: Queryable, id: number, endsAt: number): Promise<void> {
  await q.query('update quest set ends_at = $2 where id = $1', [id, endsAt]);
}

interface Claim {
  questId: number;
  periodStart: number;
  at: number;
}

/** Of periods that began from an instant on. */
export function listClaims(q: Queryable, memberId: string, from: number): Promise<Claim[]> {
  return q.query<Claim>(
    `select quest_id as "questId", period_start as "periodStart", at from quest_claim
     where member_id = $1 and period_start >= $2`,
    [memberId, from],
  );
}

/** Returns whether the period had not been claimed before. */
export async function insertClaim(
  q: Queryable,
  memberId: string,
  { questId, periodStart, points, at }: Claim & { points: number },
): Promise<boolean> {
  const rows = await q.query(
    `insert into quest_claim (quest_id, member_id, period_start, points, at) values ($1, $2, $3, $4, $5)
     on conflict do nothing returning 1`,
    [questId, memberId, periodStart, points, at],
  );
  return rows.length > 0;
}

/** Bets of a time that count; stakes in minor units, odds in hundredths. */
export interface BetsQuery extends QuestBets {
  from: number;
  to: number;
  minOdds: number;
  minStake: number;
  minLegs: number;
}

const IS_SLOT = `starts_with(b.game, '${SLOT_GAME}')`;
/** What of the settled bets of a member counts: neither void ones nor what was cashed out. */
const COUNTS = `b.member_id = $1 and b.status = 'settled' and b.label in (1, 2) and b.stake > b.cashed_stake`;
/** Of a system as many as its shortest line has. */
const LEGS = `coalesce((b.sizes ->> 0)::int, (select count(*) from bet_leg l where l.bet_id = b.id))`;

/**
 * Counts a member's bets and sums their stakes for each query, in its order. A bet counts when it was settled first, so that
 * a correction of its result makes it count no second time.
 */
export function countBets(
  q: Queryable,
  memberId: string,
  queries: readonly BetsQuery[],
): Promise<{ bets: number; stakes: number }[]> {
  return q.query(
    `select c.bets, c.stakes
     from rows from (jsonb_to_recordset($2::jsonb) as ("from" bigint, "to" bigint, types int[], "isSlot" boolean,
         "minOdds" int, "minStake" bigint, "minLegs" int))
       with ordinality as i ("from", "to", types, "isSlot", "minOdds", "minStake", "minLegs", n)
     cross join lateral (
       select count(*)::int as bets, coalesce(sum(b.stake - b.cashed_stake), 0)::bigint as stakes from bet b
       where ${COUNTS} and b.counted_at >= i."from" and b.counted_at < i."to" and b.type = any(i.types)
         and (i."isSlot" is null or ${IS_SLOT} = i."isSlot") and b.total_odds >= i."minOdds"
         and b.stake - b.cashed_stake >= i."minStake" and (i."minLegs" <= 1 or ${LEGS} >= i."minLegs")) c
     order by i.n`,
    [memberId, JSON.stringify(queries)],
  );
}

/** Each game that a member has bet on, with when its first bet was settled. Bets on several games count to none. */
export function listFirstBets(
  q: Queryable,
  memberId: string,
): Promise<{ type: number; isSlot: boolean; game: string; at: number }[]> {
  return q.query(
    `select b.type, ${IS_SLOT} as "isSlot", b.game, min(b.counted_at) as at from bet b
     where ${COUNTS} and b.counted_at is not null and b.game <> 'mixed' group by b.type, b.game`,
    [memberId],
  );
}
