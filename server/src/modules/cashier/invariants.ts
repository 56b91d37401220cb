import type { Invariants } from '../../lib/invariants.ts';

/** What is always true of deposits and withdrawals. */
export const cashierInvariants: Invariants = {
  'a deposit is credited once it is approved, by its amount, and no other is': `
    select r.id as subject, r.state || ' against ' || coalesce(l.amount::text, 'nothing booked') as detail
    from request r left join ledger_tx t on t.key = 'deposit:' || r.id || ':approve'
      left join account a on a.owner = r.member_id and a.kind = 'money'
      left join ledger_line l on l.tx_id = t.id and l.account_id = a.id
    where r.kind = 'deposit' and l.amount is distinct from
      case when r.state in ('approved', 'reversed') then (r.details ->> 'amount')::bigint end`,
  'an approved deposit brought its points': `
    select r.id as subject, l.amount::text as detail
    from request r left join ledger_tx t on t.key = 'deposit:' || r.id || ':bonus'
      left join account a on a.owner = r.member_id and a.kind = 'points_held'
      left join ledger_line l on l.tx_id = t.id and l.account_id = a.id
    where r.kind = 'deposit' and coalesce(l.amount, 0) <>
      case when r.state in ('approved', 'reversed') then (r.details ->> 'bonusPoints')::bigint else 0 end`,
  'a deposit is taken back where it was reversed, and no other is': `
    select r.id as subject, r.state as detail from request r
      left join ledger_tx t on t.key = 'deposit:' || r.id || ':approve:reverse'
    where r.kind = 'deposit' and (r.state = 'reversed') <> (t.id is not null)`,
  'an approved deposit has a turnover, ended where it was reversed': `
    select r.id as subject, r.state || ' ' || coalesce(q.close_reason, 'open') as detail
    from request r left join turnover_requirement q on q.source = 'deposit' and q.source_id = r.id
    where r.kind = 'deposit' and ((q.id is not null) <> (r.state in ('approved', 'reversed'))
      or q.required <> (r.details ->> case when q.given_up_at is null then 'turnover' else 'amount' end)::bigint
      or r.state = 'reversed' and q.closed_at is null)`,
  'a large amount in won was decided by two people': `
    select r.id as subject, r.state || ' by one' as detail from request r
    where r.kind in ('deposit', 'withdrawal') and r.state in ('approved', 'paid', 'reversed', 'failed')
      and r.details ->> 'currency' = 'KRW' and (r.details ->> 'amount')::bigint >= 2000000
      and (select count(distinct actor) from request_step s
        where s.request_id = r.id and s.event in ('approve', 'pay', 'second')) < 2`,
  'coins bring no bonus of won, and won none of coins': `
    select id as subject, details ->> 'bonus' as detail from request
    where kind = 'deposit' and details ->> 'bonus' <> 'none'
      and (details ->> 'currency' = 'USD') <> (details ->> 'bonus' = 'coin')`,
  'held money is that of open withdrawals': `
    select a.owner as subject, a.balance || ' against ' || coalesce(sum((r.details ->> 'amount')::bigint), 0) as detail
    from account a left join request r on r.member_id = a.owner and r.kind = 'withdrawal' and r.is_open
    where a.kind = 'hold_withdraw' group by a.id
    having a.balance <> coalesce(sum((r.details ->> 'amount')::bigint), 0)`,
  'each step of a withdrawal is booked, and no other is': `
    select id as subject, state || ' with ' || booked as detail
    from (select r.id, r.state, concat_ws(' ', h.kind, b.kind, p.kind, f.kind) as booked
      from request r
        left join ledger_tx h on h.key = 'withdraw:' || r.id || ':hold'
        left join ledger_tx b on b.key = 'withdraw:' || r.id || ':release'
        left join ledger_tx p on p.key = 'withdraw:' || r.id || ':paid'
        left join ledger_tx f on f.key = 'withdraw:' || r.id || ':returned'
      where r.kind = 'withdrawal') own
    where booked <> case
      when state in ('rejected', 'cancelled') then 'withdraw.hold withdraw.release'
      when state = 'paid' then 'withdraw.hold withdraw.paid'
      when state = 'failed' then 'withdraw.hold withdraw.paid withdraw.returned'
      else 'withdraw.hold' end`,
};
