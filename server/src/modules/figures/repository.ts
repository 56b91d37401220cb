import type { HouseSum } from '#rules/figures.ts';
import type { SlipMode } from '#rules/slip-mode.ts';
import type { Queryable } from '../../lib/db.ts';
import { KST_OFFSET_MS } from '../../lib/seoul-time.ts';

/** Instants from `from` until before `to`, in parts of `part` milliseconds that begin with the day in Seoul. */
export interface Parts {
  from: number;
  to: number;
  part: number;
}

export interface PartSum extends HouseSum {
  /** When the part begins, epoch milliseconds. */
  at: number;
  currency: string;
  lines: number;
}

/** Sums the house's lines, by part, currency, account and code. */
export function sumHouse(q: Queryable, { from, to, part }: Parts): Promise<PartSum[]> {
  return q.query<PartSum>(
    `select (l.at + $4::bigint) / $3::bigint * $3::bigint - $4::bigint as at, a.currency, a.kind as account, l.code,
       sum(l.amount)::bigint as amount, count(*)::int as lines
     from ledger_line l join account a on a.id = l.account_id
     where l.at >= $1 and l.at < $2 and l.balance_after is null
     group by 1, 2, 3, 4`,
    [from, to, part, KST_OFFSET_MS],
  );
}

export interface SignupCount {
  at: number;
  currency: string;
  signups: number;
}

/** Counts who applied, by part and currency. */
export function countSignups(q: Queryable, { from, to, part }: Parts): Promise<SignupCount[]> {
  return q.query<SignupCount>(
    `select (created_at + $4::bigint) / $3::bigint * $3::bigint - $4::bigint as at, currency, count(*)::int as signups
     from member where created_at >= $1 and created_at < $2 group by 1, 2`,
    [from, to, part, KST_OFFSET_MS],
  );
}

/** What the bets of a currency, of one of its types or of a game of a type come to, minor units. */
export interface GameSum {
  currency: string;
  /** Null in the sum of the currency. */
  type: number | null;
  /** Null in the sums of the currency and of a type. */
  game: string | null;
  /** Null in those and of what is no slip. */
  mode: SlipMode | null;
  stakes: number;
  wins: number;
  voids: number;
  betCount: number;
  memberCount: number;
}

/**
 * Sums the house's lines of bets and of the casino, by currency, type, game and mode; a casino's game is its provider. A bet is void by what
 * it is now (ADR 0090).
 */
export function sumGames(q: Queryable, { from, to }: Omit<Parts, 'part'>): Promise<GameSum[]> {
  return q.query<GameSum>(
    `with line as (
       select a.currency, l.amount, l.code, coalesce(b.type, 5) as type,
         case when a.kind = 'house:betting' then coalesce(b.game, 'mixed')
           else coalesce(nullif(split_part(a.kind, ':', 3), ''), 'mixed') end as game,
         case when a.kind = 'house:betting' then b.mode end as mode,
         coalesce(b.member_id, (select m.owner from ledger_line ml join account m on m.id = ml.account_id
           where ml.tx_id = t.id and m.owner is not null limit 1)) as member_id,
         l.code = 9300 or coalesce(b.status = 'cancelled' or b.status = 'settled' and b.label = 3, false) as is_void
       from ledger_line l
       join account a on a.id = l.account_id and (a.kind = 'house:betting' or a.kind like 'house:casino%')
       join ledger_tx t on t.id = l.tx_id and t.at >= $1 and t.at < $2
       left join casino_tx x on a.kind <> 'house:betting' and x.provider_id = split_part(t.key, ':', 2)
         and x.tx_id = split_part(t.key, ':', 3)
       left join bet b on b.id = case when a.kind = 'house:betting' then split_part(t.key, ':', 2) else x.bet_id end
       where l.at >= $1 and l.at < $2 and l.balance_after is null),
     -- Few rows are left of each member, so that to count members of every type and game costs little.
     own as materialized (
       select currency, type, game, mode, member_id,
         coalesce(sum(amount) filter (where code in (4100, 9100)), 0) as stakes,
         coalesce(-sum(amount) filter (where code not in (4100, 9100) and not is_void), 0) as wins,
         coalesce(-sum(amount) filter (where code not in (4100, 9100) and is_void), 0) as voids,
         count(*) filter (where code in (4100, 9100)) as bets
       from line group by currency, type, game, mode, member_id)
     select currency, type, game, mode, sum(stakes)::bigint as stakes, sum(wins)::bigint as wins, sum(voids)::bigint as voids,
       sum(bets)::int as "betCount", (count(distinct member_id) filter (where bets > 0))::int as "memberCount"
     from own group by grouping sets ((currency), (currency, type), (currency, type, game, mode))`,
    [from, to],
  );
}
