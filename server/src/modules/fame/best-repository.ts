import { ADMIN_ROLE, MEMBER_TYPE } from '#rules/roles.ts';
import type { Currency } from '#rules/money.ts';
import type { SlipMode } from '#rules/slip-mode.ts';
import type { Queryable } from '../../lib/db.ts';

/** Which won bets are compared. */
export interface Contest {
  currency: Currency;
  /** The first day of a month in Seoul, `2024-05-01`. */
  month: string;
  /** Its first instant, and that of the next month, epoch milliseconds. */
  from: number;
  to: number;
  types: readonly number[];
}

export interface Placed {
  rank: number;
  memberId: string;
  nickname: string;
  level: number;
  /** Minor units. */
  win: number;
}

export interface WonSum extends Placed {
  /** How many bets were won. */
  bets: number;
}

export interface WonBet extends Placed {
  betId: string;
  type: number;
  /** Null of what is no slip. */
  mode: SlipMode | null;
  /** Hundredths. */
  odds: number;
  settledAt: number;
}

// Written as the indexes have them, or they are of no use.
/** A free round has no odds, and is in no list. */
const WON = 'b.label = 2 and b.payout > b.stake - b.cashed_stake and b.stake > 0';
const MONTH = `date_trunc('month', timestamp '1970-01-01' + (b.settled_at + 32400000) * interval '1 millisecond')`;
const ODDS = '((b.payout * 200 / nullif(b.stake - b.cashed_stake, 0) + 1) / 2)';
const IN_LISTS = `m.state = 'approved' and m.in_hall_of_fame and m.type <> ${MEMBER_TYPE.manager} and m.role <> ${ADMIN_ROLE}`;

const BY = { win: 'b.payout', odds: ODDS } as const;
export type BestBy = keyof typeof BY;

const bet = (
  by: BestBy,
) => `b.id as "betId", b.member_id as "memberId", b.type, b.mode, b.payout as win, ${ODDS} as odds,
  b.settled_at as "settledAt", ${BY[by]} as value`;
const order = (by: BestBy) => `${BY[by]} desc, b.settled_at, b.id`;

/** The earlier first of equal ones. */
export function listBest(
  q: Queryable,
  { currency, month, types }: Contest,
  { by, limit }: { by: BestBy; limit: number },
): Promise<WonBet[]> {
  // The index is read in its order until there are enough: to join members there would let the whole month be sorted.
  return q.query<WonBet>(
    `select (row_number() over (order by x.value desc, x."settledAt", x."betId"))::int as rank, x.*, m.nickname, m.level
     from unnest($3::int[]) k (type) cross join lateral (
       select ${bet(by)} from bet b
       where b.currency = $1 and b.type = k.type and ${MONTH} = $2::timestamp and ${WON}
         and (select ${IN_LISTS} from member m where m.id = b.member_id)
       order by ${order(by)} limit $4) x join member m on m.id = x."memberId"
     order by rank limit $4`,
    [currency, month, types, limit],
  );
}

/** The latest first. */
export function listLatest(q: Queryable, currency: Currency, limit: number): Promise<WonBet[]> {
  return q.query<WonBet>(
    `select (row_number() over (order by x."settledAt" desc, x."betId"))::int as rank, x.*, m.nickname, m.level
     from (select ${bet('win')} from bet b
       where b.currency = $1 and ${WON} and (select ${IN_LISTS} from member m where m.id = b.member_id)
       order by b.settled_at desc, b.id limit $2) x join member m on m.id = x."memberId" order by rank`,
    [currency, limit],
  );
}

/** With its rank; null without one, and for who is in no list. */
export async function findOwnBest(
  q: Queryable,
  { currency, month, types, from, to }: Contest,
  { by, memberId }: { by: BestBy; memberId: string },
): Promise<WonBet | null> {
  const [row] = await q.query<WonBet>(
    `with own as materialized (
       select ${bet(by)}, m.nickname, m.level from bet b join member m on m.id = b.member_id
       where b.member_id = $4 and b.status = 'settled' and b.settled_at >= $5 and b.settled_at < $6
         and b.currency = $1 and b.type = any($3::int[]) and ${WON} and ${IN_LISTS}
       order by ${order(by)} limit 1)
     select own.*, 1 + (select count(*)::int from bet b join member m on m.id = b.member_id
       where b.currency = $1 and b.type = any($3::int[]) and ${MONTH} = $2::timestamp and ${WON} and ${IN_LISTS}
         and ${BY[by]} >= own.value
         and (${BY[by]} > own.value or (b.settled_at, b.id) < (own."settledAt", own."betId"))) as rank
     from own`,
    [currency, month, types, memberId, from, to],
  );
  return row ?? null;
}

/** The members whose wins of a month come to most, and one of them whatever their rank. */
export function listSums(
  q: Queryable,
  { currency, month, types }: Contest,
  { memberId, limit }: { memberId: string; limit: number },
): Promise<WonSum[]> {
  return q.query<WonSum>(
    `with wins as materialized (
       select b.member_id, sum(b.payout)::bigint as win, count(*)::int as bets, max(b.settled_at) as at from bet b
       where b.currency = $1 and b.type = any($3::int[]) and ${MONTH} = $2::timestamp and ${WON} group by b.member_id)
     select * from (
       select w.member_id as "memberId", m.nickname, m.level, w.win, w.bets,
         (row_number() over (order by w.win desc, w.at, w.member_id))::int as rank
       from wins w join member m on m.id = w.member_id where ${IN_LISTS}) r
     where r.rank <= $4 or r."memberId" = $5 order by r.rank`,
    [currency, month, types, limit, memberId],
  );
}
