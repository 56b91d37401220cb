import { type HouseSum, REFUND_CODES, STAKE_CODES, WIN_CODES } from '#rules/figures.ts';
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
  lines: number;
}

const STAKES = STAKE_CODES.join();
const WINS = WIN_CODES.join();
const REFUNDS = REFUND_CODES.join();

const IS_OF_BETS = `(a.kind = 'house:betting' or a.kind like 'house:casino%')`;

/**
 * The house's lines of bets from $1 until before $2, each with what its bet is now (ADR 0009): a bet is void that is cancelled or gives
 * its stake back, and so is a stake of a round that its provider took back. What was cashed out of such a bet stays what it was, so that
 * its stake is two rows. Days and games are sums of the same rows.
 */
const BET_LINES = `
  select l.at, a.currency, a.kind as account, l.code, part.amount, part.is_void, coalesce(b.type, 5) as type,
    case when a.kind = 'house:betting' then coalesce(b.game, 'mixed') else coalesce(g.kind, 'casino') end as game,
    case when a.kind = 'house:betting' then b.mode end as mode,
    coalesce(b.member_id, (select m.owner from ledger_line ml join account m on m.id = ml.account_id
      where ml.tx_id = t.id and m.owner is not null limit 1)) as member_id
  from ledger_line l
  join account a on a.id = l.account_id and ${IS_OF_BETS}
  join ledger_tx t on t.id = l.tx_id and t.at >= $1 and t.at < $2
  left join casino_tx x on a.kind <> 'house:betting' and x.provider_id = split_part(t.key, ':', 2)
    and x.tx_id = split_part(t.key, ':', 3)
  left join bet b on b.id = case when a.kind = 'house:betting' then split_part(t.key, ':', 2) else x.bet_id end
  left join casino_round r on r.bet_id = x.bet_id
  left join casino_game g on g.id = r.game_id
  cross join lateral (select case
    when l.code in (${REFUNDS}) then 0
    when x.kind = 'bet' and exists (select from casino_tx back where back.provider_id = x.provider_id
      and back.ref_tx_id = x.tx_id and back.kind = 'refund' and back.bet_id is not null) then 0
    when not coalesce(b.status = 'cancelled' or b.status = 'settled' and b.label = 3, false) or l.code = 5300 then l.amount
    when l.code in (${STAKES}) then least(b.cashed_stake, l.amount)
    else 0 end as counted) c
  cross join lateral (values (c.counted, false), (l.amount - c.counted, true)) part(amount, is_void)
  where l.at >= $1 and l.at < $2 and l.balance_after is null and part.amount <> 0`;

/** Sums the house's lines, by part, currency, account, code and whether it is of a bet that is void now. */
export function sumHouse(q: Queryable, { from, to, part }: Parts): Promise<PartSum[]> {
  return q.query<PartSum>(
    `with line as (
       select at, currency, account, code, is_void, amount from (${BET_LINES}) bet_line
       union all
       select l.at, a.currency, a.kind, l.code, false, l.amount
       from ledger_line l join account a on a.id = l.account_id and not ${IS_OF_BETS}
       where l.at >= $1 and l.at < $2 and l.balance_after is null)
     select (at + $4::bigint) / $3::bigint * $3::bigint - $4::bigint as at, currency, account, code, is_void as "isVoid",
       sum(amount)::bigint as amount, count(*)::int as lines
     from line group by 1, 2, 3, 4, 5`,
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
  comp: number;
  betCount: number;
  memberCount: number;
}

/**
 * Sums the house's lines of bets and of the casino, by currency, type, game and mode, with the comp that was earned by them and not
 * taken back. A game of the casino is its kind.
 */
export function sumGames(q: Queryable, { from, to }: Omit<Parts, 'part'>): Promise<GameSum[]> {
  return q.query<GameSum>(
    `with line as (${BET_LINES}),
     -- Few rows are left of each member, so that to count members of every type and game costs little.
     own as materialized (
       select currency, type, game, mode, member_id,
         coalesce(sum(amount) filter (where not is_void and code not in (${WINS})), 0) as stakes,
         coalesce(-sum(amount) filter (where not is_void and code in (${WINS})), 0) as wins,
         coalesce(-sum(amount) filter (where is_void and code not in (${STAKES})), 0) as voids, 0 as comp,
         count(*) filter (where not is_void and code in (${STAKES})) as bets
       from line group by currency, type, game, mode, member_id
       union all
       select e.currency, b.type, case when b.type = 5 then coalesce(g.kind, 'casino') else b.game end,
         case when b.type <> 5 then b.mode end, null, 0, 0, 0, sum(e.amount - e.taken), 0
       from rolling_accrual e join bet b on b.id = e.bet_id
       left join casino_round r on r.bet_id = b.id left join casino_game g on g.id = r.game_id
       where e.at >= $1 and e.at < $2 and (e.state in ('booked', 'ending') or e.state = 'ended' and e.taken > 0)
       group by 1, 2, 3, 4)
     select currency, type, game, mode, sum(stakes)::bigint as stakes, sum(wins)::bigint as wins, sum(voids)::bigint as voids,
       sum(comp)::bigint as comp, sum(bets)::int as "betCount",
       (count(distinct member_id) filter (where bets > 0))::int as "memberCount"
     from own group by grouping sets ((currency), (currency, type), (currency, type, game, mode))`,
    [from, to],
  );
}
