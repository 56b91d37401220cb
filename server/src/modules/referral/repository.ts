import type { Currency } from '#rules/money.ts';
import { FRIEND_DEPOSIT_WON, type Period, type SettlementBasis } from '#rules/referral.ts';
import type { Queryable } from '../../lib/db.ts';
import type { Position } from '../../lib/page.ts';
import type { FriendStatus } from './types.ts';

export interface Referrer {
  id: string;
  state: string;
  currency: Currency;
  code: string | null;
}

export async function readReferrer(q: Queryable, memberId: string): Promise<Referrer | null> {
  const [row] = await q.query<Referrer>(
    `select m.id, m.state, m.currency, (select min(c.code) from suggestion_code c where c.member_id = m.id) as code
     from member m where m.id = $1`,
    [memberId],
  );
  return row ?? null;
}

/** Makes all else that moves the member's money wait until the transaction ends. */
export async function lockReferrer(q: Queryable, memberId: string): Promise<Referrer | null> {
  await q.query(`select 1 from account where owner = $1 and kind = 'money' for no key update`, [
    memberId,
  ]);
  return readReferrer(q, memberId);
}

/** Locks the money of a member and of all friends, so that no deposit of theirs is taken back before the transaction ends. */
export async function lockWithFriends(q: Queryable, memberId: string): Promise<void> {
  await q.query(
    `select 1 from account where kind = 'money'
       and owner in (select $1 union all select id from member where store_user_id = $1)
     order by id for no key update`,
    [memberId],
  );
}

export async function countFriends(
  q: Queryable,
  memberId: string,
): Promise<Pick<FriendStatus, 'friends' | 'approved' | 'paid'>> {
  const [row] = await q.query<Pick<FriendStatus, 'friends' | 'approved' | 'paid'>>(
    `select count(*)::int as friends, count(*) filter (where state = 'approved')::int as approved,
       (select coalesce(sum(s.paid), 0)::bigint from settlement s where s.member_id = $1) as paid
     from member where store_user_id = $1`,
    [memberId],
  );
  if (!row) throw new Error('an aggregate has one row');
  return row;
}

export interface FriendRow {
  id: string;
  nickname: string;
  memberState: string;
  joinedAt: number;
  hasDeposited: boolean;
  basis: SettlementBasis;
}

/** What bets of a member `f` bring, in the currency of who invited: stakes lost on sports, turnover of casino and slots. */
const STAKES = `
  coalesce(sum(b.stake - b.cashed_stake) filter (where b.type in (1, 2) and b.label = 1), 0)::bigint as sports_lost,
  coalesce(sum(b.stake - b.cashed_stake) filter (where b.label in (1, 2) and k.category = 'casino'), 0)::bigint as casino,
  coalesce(sum(b.stake - b.cashed_stake) filter (where b.label in (1, 2) and k.category = 'slot'), 0)::bigint as slot`;

/** The category of a bet's kind; the legs of a bet are of one kind. */
const KIND = `
  left join bet_leg l on l.bet_id = b.id and l.idx = 0
  left join rolling_kind k on k.subject_kind = l.subject_kind`;

const BASIS = `jsonb_build_object('sportsLost', s.sports_lost, 'casino', s.casino, 'slot', s.slot, 'newFriends', 0)`;

export function listFriends(
  q: Queryable,
  { id, currency }: Referrer,
  { after, limit }: { after: Position | undefined; limit: number },
): Promise<FriendRow[]> {
  return q.query<FriendRow>(
    `select f.id, f.nickname, f.state as "memberState", f.created_at as "joinedAt", ${BASIS} as basis,
       exists (select from ledger_line d join account a on a.id = d.account_id
         where a.owner = f.id and a.kind = 'money' and d.code in (2100, 2110)) as "hasDeposited"
     from member f cross join lateral (
       select ${STAKES} from bet b ${KIND}
       where b.member_id = f.id and b.status = 'settled' and b.currency = $2) s
     where f.store_user_id = $1 and ($3::bigint is null or (f.created_at, f.id) < ($3, $4))
     order by f.created_at desc, f.id desc limit $5`,
    [id, currency, after?.at ?? null, after?.id ?? null, limit],
  );
}

/**
 * Counts what friends did in a period: by their settled bets, each in the week in which it was settled first, and by the ledger's
 * first deposit that was not taken back. Who had one taken back that an earlier period may have counted is not new again.
 */
export async function readBasis(
  q: Queryable,
  { id, currency }: Pick<Referrer, 'id' | 'currency'>,
  { from, to }: Period,
): Promise<SettlementBasis> {
  const [row] = await q.query<{ basis: SettlementBasis; newFriends: number }>(
    `select ${BASIS} as basis,
       (select count(*)::int from member f cross join lateral (
           select t.at, d.amount from ledger_line d join account a on a.id = d.account_id
             join ledger_tx t on t.id = d.tx_id
           where a.owner = f.id and a.kind = 'money' and d.code = 2100
             and not exists (select from ledger_tx u where u.reverses = d.tx_id)
           order by d.seq limit 1) d
         where f.store_user_id = $1 and f.currency = 'KRW' and d.at >= $3 and d.at < $4 and d.amount >= $5
           and not exists (select from ledger_line e join account a on a.id = e.account_id join ledger_tx t on t.id = e.tx_id
             where a.owner = f.id and a.kind = 'money' and e.code = 2100 and t.at < $3 and e.amount >= $5)) as "newFriends"
     from (select ${STAKES} from bet b join member f on f.id = b.member_id ${KIND}
       where f.store_user_id = $1 and b.status = 'settled' and b.currency = $2
         and b.counted_at >= $3 and b.counted_at < $4) s`,
    [id, currency, from, to, FRIEND_DEPOSIT_WON],
  );
  if (!row) throw new Error('an aggregate has one row');
  return { ...row.basis, newFriends: row.newFriends };
}
