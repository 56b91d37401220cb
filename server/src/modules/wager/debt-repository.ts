import type { components } from '#contract/types.gen.ts';
import type { Currency } from '#rules/money.ts';
import type { Queryable } from '../../lib/db.ts';
import { beginsWith } from '../../lib/like.ts';
import type { Position } from '../../lib/page.ts';

type Schemas = components['schemas'];

export type DeskDebt = Schemas['DeskDebt'];
export type DebtCounts = Schemas['DebtCounts'];
/** A debt before its bet is known. */
export type BareDebt = Omit<DeskDebt, 'bet'>;

export interface DebtSearch {
  /** What the id or the nickname of the member, or the id of the bet begins with. */
  begins?: string | undefined;
  memberId?: string | undefined;
  state?: DeskDebt['state'] | undefined;
  after?: Position | undefined;
  limit: number;
}

/** What a debt is to who forgives or collects it. */
export interface Owed {
  betId: string;
  version: number;
  memberId: string;
  currency: Currency;
  /** Minor units; 0 once it is met, collected or forgiven. */
  owed: number;
}

const OWED = 'd.amount - d.paid - d.forgiven - d.collected';
const STATE = `case when ${OWED} > 0 then 'open' when d.forgiven > 0 then 'forgiven' else 'met' end`;

/** The newest first, from the one after `after`. */
export function listDebts(q: Queryable, search: DebtSearch): Promise<BareDebt[]> {
  const { begins, memberId, state, after, limit } = search;
  return q.query<BareDebt>(
    `select d.id, d.bet_id as "betId", d.member_id as "memberId", m.user_id as "userId", m.nickname, d.currency,
       d.amount, d.paid, d.forgiven, d.collected, ${OWED} as owed, a.balance,
       ${STATE} as state, d.at,
       case when r.id is not null then json_build_object('requestId', r.id, 'state', r.state,
         'amount', r.details -> 'amount', 'reason', r.details ->> 'reason', 'by', s.nickname, 'at', r.created_at)
       end as forgiving,
       (select json_build_object('requestId', c.id, 'state', c.state, 'amount', -(c.details ->> 'amount')::bigint,
          'reason', c.details ->> 'reason', 'by', o.nickname, 'at', c.created_at)
        from request c left join member o on o.id = c.details ->> 'askedBy'
        where c.kind = 'adjustment' and c.details ? 'debtId' and c.details ->> 'debtId' = d.id
          and c.state <> 'rejected' and (c.details ->> 'amount')::bigint < 0
        order by c.created_at desc, c.id desc limit 1) as collecting
     from debt d join member m on m.id = d.member_id
       join account a on a.owner = d.member_id and a.kind = 'money' and a.currency = d.currency
       left join request r on r.kind = 'adjustment' and r.details ? 'debtId' and r.details ->> 'debtId' = d.id
         and r.state <> 'rejected' and (r.details ->> 'amount')::bigint > 0
       left join member s on s.id = r.details ->> 'askedBy'
     where ($1::text is null or d.member_id = $1) and ($2::text is null or ${STATE} = $2)
       and ($3::text is null or lower(m.user_id) like lower($3) or m.nickname like $3 or d.bet_id like $3)
       and ($4::bigint is null or (d.at, d.id) < ($4, $5))
     order by d.at desc, d.id desc limit $6`,
    [
      ...[memberId ?? null, state ?? null, begins === undefined ? null : beginsWith(begins)],
      ...[after?.at ?? null, after?.id ?? null, limit],
    ],
  );
}

/** Counts all debts by state, and sums what is owed. */
export async function countDebts(q: Queryable): Promise<DebtCounts> {
  const [row] = await q.query<DebtCounts>(
    `select count(*) filter (where state = 'open')::int as open, count(*) filter (where state = 'met')::int as met,
       count(*) filter (where state = 'forgiven')::int as forgiven,
       coalesce(sum(owed) filter (where currency = 'KRW'), 0)::bigint as "owedWon",
       coalesce(sum(owed) filter (where currency = 'USD'), 0)::bigint as "owedCents"
     from (select d.currency, ${OWED} as owed, ${STATE} as state from debt d) debts`,
  );
  return row ?? { open: 0, met: 0, forgiven: 0, owedWon: 0, owedCents: 0 };
}

/** What pays, collects or forgives the debt has locked the member's money. */
export async function readOwed(q: Queryable, debtId: string): Promise<Owed | null> {
  const [row] = await q.query<Owed>(
    `select d.bet_id as "betId", d.version, d.member_id as "memberId", d.currency, ${OWED} as owed
     from debt d where d.id = $1`,
    [debtId],
  );
  return row ?? null;
}

/** Minor units of the member's money. */
export async function sumOwed(q: Queryable, memberId: string): Promise<number> {
  const [row] = await q.query<{ owed: number }>(
    `select coalesce(sum(${OWED}), 0)::bigint as owed from debt d where d.member_id = $1`,
    [memberId],
  );
  return row?.owed ?? 0;
}

export interface Forgiving {
  betId: string;
  version: number;
  txId: string;
  /** Minor units: all that is owed where it is forgiven. */
  amount: number;
  actor: string;
  ip: string;
  reason: string;
}

/** Ends a debt by what its member was just given; false where another amount is owed. */
export async function forgiveDebt(
  q: Queryable,
  forgiving: Forgiving,
  at: number,
): Promise<boolean> {
  const [row] = await q.query<{ done: boolean }>('select bet_forgive($1::jsonb, $2) as done', [
    JSON.stringify(forgiving),
    at,
  ]);
  return row?.done === true;
}

export interface Collecting extends Forgiving {
  /** The correction that collects. */
  requestId: string;
}

/** Takes an amount of a debt from the balance, which has it; false where less is owed. */
export async function collectDebt(
  q: Queryable,
  collecting: Collecting,
  at: number,
): Promise<boolean> {
  const [row] = await q.query<{ done: boolean }>('select bet_collect($1::jsonb, $2) as done', [
    JSON.stringify(collecting),
    at,
  ]);
  return row?.done === true;
}
