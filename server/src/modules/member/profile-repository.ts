import type { components } from '#contract/types.gen.ts';
import { ENTRY } from '#rules/ledger.ts';
import type { Currency } from '#rules/money.ts';
import { leastWithdrawal } from '#rules/withdrawal.ts';
import type { Queryable } from '../../lib/db.ts';
import { USD_RATE } from '../../lib/usd-rate.ts';

export interface ProfileRow {
  userId: string;
  nickname: string;
  level: number;
  currency: 'KRW' | 'USD';
  joinedAt: number;
  phoneNumber: string | null;
  bank: { bankName: string; accountNumber: string; holder: string } | null;
  /** Won a dollar in ten-thousandths. */
  rate: number;
  /** Deposits in total, without those that were taken back, minor units. */
  deposits: number;
  preference: Preference;
}

/** What a member has chosen. */
export type Preference = components['schemas']['MemberPreference'];

export async function readProfile(q: Queryable, memberId: string): Promise<ProfileRow | null> {
  const [row] = await q.query<ProfileRow>(
    `select m.user_id as "userId", m.nickname, m.level, m.currency,
       coalesce(m.approved_at, m.created_at) as "joinedAt", m.phone_number as "phoneNumber",
       case when b.id is not null then jsonb_build_object('bankName', b.bank_name,
         'accountNumber', m.account_number, 'holder', m.account_holder) end as bank,
       ${USD_RATE} as rate,
       (select coalesce(sum(l.amount), 0)::bigint from account a join ledger_line l on l.account_id = a.id
         where a.owner = m.id and a.kind = 'money' and l.code = any($2)) as deposits,
       jsonb_build_object('receivesNews', m.receives_news, 'isInHallOfFame', m.in_hall_of_fame) as preference
     from member m left join bank b on b.id = m.bank_id where m.id = $1`,
    [memberId, [ENTRY.deposit.code, ENTRY.depositCancel.code, ENTRY.depositTether.code]],
  );
  return row ?? null;
}

export async function savePreference(
  q: Queryable,
  memberId: string,
  { receivesNews, isInHallOfFame }: Preference,
): Promise<void> {
  await q.query('update member set receives_news = $2, in_hall_of_fame = $3 where id = $1', [
    memberId,
    receivesNews,
    isInHallOfFame,
  ]);
}

/** The money of a member that can be given up on leaving, for it is less than can be withdrawn; 0 where there is none, or more. */
export async function readRest(
  q: Queryable,
  memberId: string,
): Promise<{ rest: number; currency: Currency }> {
  const [row] = await q.query<{ balance: number; currency: Currency }>(
    `select balance, currency from account where owner = $1 and kind = 'money'`,
    [memberId],
  );
  const { balance = 0, currency = 'KRW' } = row ?? {};
  return { rest: balance < leastWithdrawal(currency) ? balance : 0, currency };
}

/** What keeps a member from leaving; a rest that is less than can be withdrawn does not. */
export type LeaveObstacle = 'BALANCE' | 'OPEN_BETS' | 'OPEN_DEPOSIT' | 'OPEN_WITHDRAWAL';

export async function listObstacles(q: Queryable, memberId: string): Promise<LeaveObstacle[]> {
  const rows = await q.query<{ code: LeaveObstacle }>(
    `select code from (select distinct * from (
       select 1 as n, 'BALANCE' as code where exists (select from account
         where owner = $1 and (kind = 'hold_bet' and balance > 0 or kind = 'money' and balance >=
           case currency when 'USD' then ${leastWithdrawal('USD')} else ${leastWithdrawal('KRW')} end))
       union all select 2, 'OPEN_BETS' where exists (select from bet
         where member_id = $1 and status in ('pending', 'accepted'))
       union all select 3, case kind when 'withdrawal' then 'OPEN_WITHDRAWAL' else 'OPEN_DEPOSIT' end
         from request where member_id = $1 and is_open and kind in ('deposit', 'withdrawal', 'tetherDeposit')
     ) found) once order by n, code`,
    [memberId],
  );
  return rows.map(({ code }) => code);
}

/** False for one who is no member any more. */
export async function saveLeaving(q: Queryable, memberId: string): Promise<boolean> {
  const rows = await q.query(
    `update member set state = 'leaving' where id = $1 and state = 'approved' returning 1`,
    [memberId],
  );
  return rows.length > 0;
}
