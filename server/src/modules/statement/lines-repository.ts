import { ENTRY, PAYOUT_CODES } from '#rules/ledger.ts';
import { SETTLEMENT_LABEL } from '#rules/leg-result.ts';
import type { SlipMode } from '#rules/slip-mode.ts';
import type { Queryable } from '../../lib/db.ts';
import type { Position } from '../../lib/page.ts';
import type { LedgerCurrency, MemberAccountKind } from '../wallet/index.ts';

export interface StatementAccount {
  id: number;
  currency: LedgerCurrency;
}

/** Instants from `from` until before `to`. */
export interface Period {
  from: number;
  to: number;
}

export interface LineRow {
  seq: number;
  at: number;
  code: number;
  amount: number;
  after: number;
  /** Key of the transaction, made from its cause. */
  key: string;
  /** The bet that a round of a casino is, whose calls are named by its provider; null of any other line. */
  roundBet: string | null;
  /** Whether it is a pay-out of a bet that is void now. */
  isVoid: boolean;
  /** Whether it is what a bet in play was held for, which does not wait to be accepted any more. */
  isHeldBefore: boolean;
}

export interface LinesPage {
  /** All codes without. */
  codes: readonly number[] | null;
  /** Those of void bets alone, all but those, or either. */
  isVoid: boolean | null;
  /** Lines of bets of this mode alone; all without. */
  mode: SlipMode | null;
  after: Position | undefined;
  limit: number;
}

export interface DaySum {
  day: number;
  code: number;
  lines: number;
  amount: number;
}

/** As in the index `ledger_line_statement`, which lines of the house are not in. */
export const OF_MEMBER = 'balance_after is not null';
const DAY_OF_LINE = '(l.at + 32400000) / 86400000 * 86400000 - 32400000';

/** Null for whoever has no wallet. */
export async function findAccount(
  q: Queryable,
  memberId: string,
  kind: Extract<MemberAccountKind, 'money' | 'points'>,
): Promise<StatementAccount | null> {
  const [row] = await q.query<StatementAccount>(
    'select id, currency from account where owner = $1 and kind = $2',
    [memberId, kind],
  );
  return row ?? null;
}

const OF_VOID_BET = `exists (select from bet b where b.id = split_part(t.key, ':', 2) and b.status = 'settled'
  and b.label = ${SETTLEMENT_LABEL.refunded})`;
const IS_VOID = `(l.code in (${PAYOUT_CODES.join(', ')}) and ${OF_VOID_BET})`;

const IS_HELD_BEFORE = `(l.code = ${ENTRY.betHold.code} and exists (select from bet b
  where b.id = split_part(t.key, ':', 2) and b.status <> 'pending'))`;

const { casinoBet, casinoWin, casinoRefund } = ENTRY;
const ROUND_BET = `(select x.bet_id from casino_tx x
  where l.code in (${casinoBet.code}, ${casinoWin.code}, ${casinoRefund.code})
    and x.provider_id = split_part(t.key, ':', 2) and x.tx_id = split_part(t.key, ':', 3))`;

/** Those of a page's codes before `after`, newest first. */
export async function listLines(
  q: Queryable,
  accountId: number,
  period: Period,
  page: LinesPage,
): Promise<LineRow[]> {
  return q.query<LineRow>(
    `select l.seq, l.at, l.code, l.amount, l.balance_after as after, t.key, ${IS_VOID} as "isVoid",
       ${IS_HELD_BEFORE} as "isHeldBefore", ${ROUND_BET} as "roundBet"
     from ledger_line l join ledger_tx t on t.id = l.tx_id
     where l.account_id = $1 and l.${OF_MEMBER} and l.at >= $2 and l.at < $3
       and ($4::int[] is null or l.code = any($4))
       and ($5::bigint is null or (l.at, l.seq) < ($5::bigint, $6::bigint))
       and ($8::boolean is null or ${IS_VOID} = $8)
       and ($9::text is null or t.key like 'bet:%' and exists (
         select from bet b where b.id = split_part(t.key, ':', 2) and b.mode = $9))
     order by l.at desc, l.seq desc limit $7`,
    [
      accountId,
      period.from,
      period.to,
      page.codes,
      page.after?.at ?? null,
      page.after?.id ?? null,
      page.limit,
      page.isVoid,
      page.mode,
    ],
  );
}

/**
 * Every line of a void bet in the period, found from the bets: they are few, and the lines of a year are many. What a period has
 * of a bet was booked at the latest when the bet was last settled, or a debt of it forgiven or collected. Keys come as an array, of which the planner expects few: of a
 * join with the series it expects thousands, and reads every transaction of the site.
 */
const VOID_LINES = `
  from bet b join ledger_tx t on t.key = any (array(
      select 'bet:' || b.id || ':settle:' || n || suffix
      from generate_series(1, b.version) n, unnest(array['', ':reverse']) suffix
      union all select 'bet:' || b.id || ':debt:' || d.version || ':' || step
      from debt d, unnest(array(select n::text from generate_series(d.version + 1, b.version) n) || 'forgiven'::text) step
      where d.bet_id = b.id
      union all select 'bet:' || b.id || ':debt:' || c.version || ':collected:' || c.request_id
      from debt_collection c where c.bet_id = b.id))
    join ledger_line l on l.tx_id = t.id and l.account_id = $1
  where b.member_id = (select owner from account where id = $1) and b.status = 'settled'
    and b.label = ${SETTLEMENT_LABEL.refunded}
    and (b.settled_at >= $2 or b.id in (select d.bet_id from debt d
      where d.member_id = (select owner from account where id = $1) and (d.forgiven_at >= $2
        or exists (select from debt_collection c where c.bet_id = d.bet_id and c.version = d.version and c.at >= $2))))
    and l.code in (${PAYOUT_CODES.join(', ')}) and l.at >= $2 and l.at < $3`;

/** Before `after`, newest first. */
export function listVoidLines(
  q: Queryable,
  accountId: number,
  { from, to }: Period,
  { mode, after, limit }: Pick<LinesPage, 'mode' | 'after' | 'limit'>,
): Promise<LineRow[]> {
  return q.query<LineRow>(
    `select l.seq, l.at, l.code, l.amount, l.balance_after as after, t.key, true as "isVoid",
       false as "isHeldBefore", null as "roundBet" ${VOID_LINES}
       and ($4::bigint is null or (l.at, l.seq) < ($4::bigint, $5::bigint))
       and ($7::text is null or b.mode = $7)
     order by l.at desc, l.seq desc limit $6`,
    [accountId, from, to, after?.at ?? null, after?.id ?? null, limit, mode],
  );
}

/** By day of Seoul and code. */
export function sumVoidDays(
  q: Queryable,
  accountId: number,
  { from, to }: Period,
): Promise<DaySum[]> {
  return q.query<DaySum>(
    `select ${DAY_OF_LINE} as day, l.code, count(*)::int as lines, sum(l.amount)::bigint as amount ${VOID_LINES}
     group by 1, 2`,
    [accountId, from, to],
  );
}

export async function balanceBefore(
  q: Queryable,
  accountId: number,
  before: number,
): Promise<number> {
  const [row] = await q.query<{ balance: number }>(
    `select balance_after as balance from ledger_line
     where account_id = $1 and ${OF_MEMBER} and at < $2 order by at desc, seq desc limit 1`,
    [accountId, before],
  );
  return row?.balance ?? 0;
}

/** By day of Seoul and code, oldest day first. */
export async function sumDays(
  q: Queryable,
  accountId: number,
  { from, to }: Period,
): Promise<DaySum[]> {
  return q.query<DaySum>(
    `select (at + 32400000) / 86400000 * 86400000 - 32400000 as day, code, count(*)::int as lines,
       sum(amount)::bigint as amount
     from ledger_line where account_id = $1 and ${OF_MEMBER} and at >= $2 and at < $3
     group by 1, 2 order by 1, 2`,
    [accountId, from, to],
  );
}
