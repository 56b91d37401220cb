import type { Currency } from '#rules/money.ts';
import {
  MAX_ROLLING_RATE,
  ROLLING_CATEGORIES,
  type RollingAmounts,
  type RollingCategory,
} from '#rules/rolling.ts';
import type { Queryable } from '../../lib/db.ts';
import type { RollingConversion, RollingRateBounds, RollingView } from './types.ts';

export interface Earner {
  id: string;
  state: string;
  currency: Currency;
  /** Minor units. */
  balances: RollingAmounts;
}

const KINDS = ROLLING_CATEGORIES.map((category) => `'rolling_${category}'`).join(', ');

/** Null for whoever has no wallet. */
export async function readEarner(q: Queryable, memberId: string): Promise<Earner | null> {
  const [row] = await q.query<Earner>(
    `select m.id, m.state, m.currency, jsonb_object_agg(substr(a.kind, 9), a.balance) as balances
     from member m join account a on a.owner = m.id and a.kind in (${KINDS})
     where m.id = $1 group by m.id`,
    [memberId],
  );
  return row ?? null;
}

/** Makes all else that moves the member's money or rolling wait until the transaction ends. */
export async function lockEarner(q: Queryable, memberId: string): Promise<Earner | null> {
  await q.query(
    `select 1 from account where owner = $1 and kind in ('money', ${KINDS}) order by id for no key update`,
    [memberId],
  );
  return readEarner(q, memberId);
}

/** What each category has ever earned, less what was taken back. */
export async function readEarned(q: Queryable, memberId: string): Promise<RollingAmounts> {
  const rows = await q.query<{ category: RollingCategory; amount: number }>(
    `select category, sum(amount - taken)::bigint as amount from rolling_accrual
     where member_id = $1 and (state in ('booked', 'ending') or state = 'ended' and taken > 0) group by category`,
    [memberId],
  );
  const earned: RollingAmounts = { casino: 0, slot: 0, mini: 0 };
  for (const { category, amount } of rows) earned[category] = amount;
  return earned;
}

/** What a member earns as an agent; null while nobody has signed up with them. */
export async function readAgency(q: Queryable, memberId: string): Promise<Agency | null> {
  const [row] = await q.query<{ members: number; earned: RollingAmounts }>(
    `select (select count(*)::int from member c where c.store_user_id = $1) as members,
       (select jsonb_object_agg(c.category, coalesce((select sum(a.amount - a.taken) from rolling_accrual a
          join bet b on b.id = a.bet_id
          where a.member_id = $1 and b.member_id <> $1 and a.category = c.category
            and (a.state in ('booked', 'ending') or a.state = 'ended' and a.taken > 0)), 0)::bigint)
        from rolling_category c) as earned`,
    [memberId],
  );
  return row && row.members > 0 ? row : null;
}

/** A member's percentages and those of their agent. */
export function readRates(q: Queryable, memberId: string): Promise<RollingView['rates']> {
  return q.query<RollingView['rates'][number]>(
    `select c.category, rolling_rate_of(m.id, c.category) as "basisPoints",
       case when p.id is not null then jsonb_build_object('nickname', p.nickname,
         'basisPoints', rolling_rate_of(p.id, c.category)) end as agent
     from rolling_category c cross join member m left join member p on p.id = m.store_user_id
     where m.id = $1 order by array_position(array['casino', 'slot', 'mini'], c.category)`,
    [memberId],
  );
}

export async function insertConversion(
  q: Queryable,
  memberId: string,
  taken: RollingAmounts,
  { id, amount, currency, at }: RollingConversion,
): Promise<void> {
  await q.query(
    `insert into rolling_conversion (id, member_id, currency, casino, slot, mini, amount, at)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [id, memberId, currency, taken.casino, taken.slot, taken.mini, amount, at],
  );
}

interface Agency {
  members: number;
  /** Minor units. */
  earned: RollingAmounts;
}

export async function listAgentsDue(q: Queryable, limit: number): Promise<string[]> {
  const rows = await q.query<{ id: string }>(
    `select distinct member_id as id from rolling_accrual where state in ('due', 'ending') order by 1 limit $1`,
    [limit],
  );
  return rows.map(({ id }) => id);
}

/** When the oldest was earned that is still to be booked. */
export async function oldestDue(q: Queryable): Promise<number | null> {
  const [row] = await q.query<{ at: number | null }>(
    `select min(at) as at from rolling_accrual where state in ('due', 'ending')`,
  );
  return row?.at ?? null;
}

/** Books what one agent has earned, and takes back what has ended. */
export async function bookAgent(q: Queryable, memberId: string, at: number): Promise<void> {
  await q.query('select rolling_book_agent($1, $2)', [memberId, at]);
}

/** Any number that no other advisory lock has. */
const RATE_LOCK = 4_208_220;

export interface RateBounds {
  before: number;
  /** The rate of who they signed up with; null without one. */
  above: number | null;
  /** The highest rate of those who signed up with them. */
  below: number;
}

const BOUNDS = `
  select c.category, rolling_rate_of(m.id, c.category) as before,
    case when m.store_user_id is not null then rolling_rate_of(m.store_user_id, c.category) end as above,
    coalesce((select max(r.basis_points) from rolling_rate r join member f on f.id = r.member_id
      where f.store_user_id = m.id and r.category = c.category), 0) as below
  from member m cross join rolling_category c`;

/** The bounds of a rate, making other changes of rates wait; null for somebody who is no member. */
export async function lockRate(
  q: Queryable,
  memberId: string,
  category: RollingCategory,
): Promise<RateBounds | null> {
  await q.query('select pg_advisory_xact_lock($1)', [RATE_LOCK]);
  const [row] = await q.query<RateBounds>(
    `${BOUNDS} where m.id = $1 and c.category = $2 and m.state in ('approved', 'suspended')`,
    [memberId, category],
  );
  return row ?? null;
}

export async function readRateBounds(
  q: Queryable,
  memberId: string,
): Promise<readonly RollingRateBounds[]> {
  const rows = await q.query<RateBounds & { category: RollingCategory }>(
    `${BOUNDS} where m.id = $1`,
    [memberId],
  );
  return ROLLING_CATEGORIES.flatMap((category) =>
    rows
      .filter((row) => row.category === category)
      .map(({ before: basisPoints, below: least, above }) => ({
        category,
        basisPoints,
        least,
        most: above ?? MAX_ROLLING_RATE,
      })),
  );
}

export async function saveRate(
  q: Queryable,
  rate: { memberId: string; category: RollingCategory; basisPoints: number; at: number },
): Promise<void> {
  await q.query(
    `insert into rolling_rate (member_id, category, basis_points, set_at) values ($1, $2, $3, $4)
     on conflict (member_id, category) do update set basis_points = $3, set_at = $4`,
    [rate.memberId, rate.category, rate.basisPoints, rate.at],
  );
}
