import type { Queryable } from '../../lib/db.ts';
import type { Position } from '../../lib/page.ts';
import type {
  DepositDetails,
  MoneyRequest,
  MoneyRequestState,
  MoneyRequestStep,
  OpenRequests,
  WithdrawalDetails,
} from './types.ts';

interface Row<Kind, Details> {
  id: string;
  kind: Kind;
  memberId: string;
  state: MoneyRequestState;
  details: Details;
  createdAt: number;
  updatedAt: number;
  steps: MoneyRequestStep[];
}

export type MoneyRow = Row<'deposit', DepositDetails> | Row<'withdrawal', WithdrawalDetails>;

/** With what the member may know of its steps: reasons of refusals and corrections, not staff's notes to each other. */
const ROWS = `
  select r.id, r.kind, r.member_id as "memberId", r.state, r.details, r.created_at as "createdAt",
    r.updated_at as "updatedAt", s.steps
  from request r cross join lateral (
    select jsonb_agg(jsonb_build_object('state', t.to_state, 'at', t.at,
      'reason', case when t.to_state in ('rejected', 'reversed', 'failed') then t.reason end) order by t.n) as steps
    from request_step t where t.request_id = r.id) s`;

/** Newest first, from the one after `after`. */
export function listOwn(
  q: Queryable,
  memberId: string,
  kind: MoneyRequest['kind'],
  { after, limit }: { after: Position | undefined; limit: number },
): Promise<MoneyRow[]> {
  return q.query<MoneyRow>(
    `${ROWS} where r.member_id = $1 and r.kind = $2 and ($3::bigint is null or (r.created_at, r.id) < ($3, $4))
     order by r.created_at desc, r.id desc limit $5`,
    [memberId, kind, after?.at ?? null, after?.id ?? null, limit],
  );
}

/** In no order. */
export function readRequests(q: Queryable, ids: readonly string[]): Promise<MoneyRow[]> {
  return q.query<MoneyRow>(
    `${ROWS} where r.id = any($1::text[]) and r.kind in ('deposit', 'withdrawal')`,
    [ids],
  );
}

export async function readOpen(
  q: Queryable,
  memberId: string,
  kind: MoneyRequest['kind'],
): Promise<MoneyRow | null> {
  const rows = await q.query<MoneyRow>(
    `${ROWS} where r.member_id = $1 and r.kind = $2 and r.is_open`,
    [memberId, kind],
  );
  return rows[0] ?? null;
}

/** A withdrawal in tether is a withdrawal that names a wallet. */
export async function countOpen(q: Queryable, memberId: string): Promise<OpenRequests> {
  const [row] = await q.query<OpenRequests>(
    `select count(*) filter (where kind = 'deposit')::int as deposit,
       count(*) filter (where kind = 'withdrawal' and not is_tether)::int as withdrawal,
       count(*) filter (where kind = 'tetherDeposit')::int as "tetherDeposit",
       count(*) filter (where kind = 'withdrawal' and is_tether)::int as "tetherWithdrawal"
     from (select kind, details ? 'tether' as is_tether
       from request where member_id = $1 and is_open) own`,
    [memberId],
  );
  if (!row) throw new Error('an aggregate has one row');
  return row;
}

/** What the rules have to know of a member's requests. Instants in epoch milliseconds. */
export interface RequestFacts {
  hasDeposit: boolean;
  hasWithdrawal: boolean;
  hasDeposited: boolean;
  hasDepositedToday: boolean;
  lastRequestedAt: number | null;
  lastDepositAt: number | null;
  lastWithdrawalAt: number | null;
  /** Minor units. */
  withdrawnToday: number;
}

/** Days begin at `dayStart`; what was given back does not count. */
export async function readFacts(
  q: Queryable,
  memberId: string,
  dayStart: number,
): Promise<RequestFacts> {
  const [row] = await q.query<RequestFacts>(
    `select coalesce(bool_or(is_deposit and is_open), false) as "hasDeposit",
       coalesce(bool_or(is_withdrawal and is_open), false) as "hasWithdrawal",
       coalesce(bool_or(is_credited), false) as "hasDeposited",
       coalesce(bool_or(is_credited and created_at >= $2), false) as "hasDepositedToday",
       max(created_at) filter (where is_deposit) as "lastRequestedAt",
       max(updated_at) filter (where is_credited) as "lastDepositAt",
       max(created_at) filter (where is_kept) as "lastWithdrawalAt",
       coalesce(sum(amount) filter (where is_kept and created_at >= $2), 0)::bigint as "withdrawnToday"
     from (select state, is_open, created_at, updated_at, kind = 'deposit' as is_deposit,
         kind = 'deposit' and state = 'approved' or kind = 'tetherDeposit' and state = 'credited' as is_credited,
         kind = 'withdrawal' as is_withdrawal,
         kind = 'withdrawal' and state not in ('rejected', 'cancelled', 'failed') as is_kept,
         (details ->> 'amount')::bigint as amount
       from request where member_id = $1 and kind in ('deposit', 'withdrawal', 'tetherDeposit')) own`,
    [memberId, dayStart],
  );
  if (!row) throw new Error('an aggregate has one row');
  return row;
}

/** When the oldest deposit that nobody works on was requested. */
export async function oldestRequested(q: Queryable): Promise<number | null> {
  const [row] = await q.query<{ at: number | null }>(
    `select min(created_at) as at from request where kind = 'deposit' and state = 'requested'`,
  );
  return row?.at ?? null;
}
