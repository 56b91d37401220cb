import type { Invariants } from '../../lib/invariants.ts';

/** A day or month of Seoul as the keys of the ledger have it. */
const keyOf = (instant: string, form: 'YYYYMMDD' | 'YYYYMM') =>
  `to_char(to_timestamp((${instant} + 32400000) / 1000) at time zone 'UTC', '${form}')`;

const PAID = `
  select member_id, points, ${keyOf('day', 'YYYYMMDD')} as name from attendance
  union all select member_id, points, month || ':' || case when days > 27 then 'full' else days::text end from attendance_reward`;

export const attendanceInvariants: Invariants = {
  'a day that was attended and what it completed are booked by their points, and nothing else is': `
    select coalesce('attendance:' || p.member_id || ':' || p.name, t.key) as subject,
      coalesce(l.amount::text, 'nothing') || ' for ' || coalesce(p.points::text, 'nothing') as detail
    from (${PAID}) p full join (select * from ledger_tx where kind = 'attendance') t
        on t.key = 'attendance:' || p.member_id || ':' || p.name
      left join lateral (select l.amount from ledger_line l join account a on a.id = l.account_id
        where l.tx_id = t.id and a.owner = p.member_id and a.kind = 'points') l on true
    where l.amount is distinct from p.points or p.member_id is null`,
  'a month rewards no more days than were attended': `
    select r.member_id as subject, r.month || ' ' || r.days as detail from attendance_reward r
    where r.days > (select count(*) from attendance a
      where a.member_id = r.member_id and ${keyOf('a.day', 'YYYYMM')} = r.month)`,
};
