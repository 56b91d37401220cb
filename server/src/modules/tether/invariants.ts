import type { Invariants } from '../../lib/invariants.ts';

/** What is always true of tether deposits. */
export const tetherInvariants: Invariants = {
  'a tether deposit takes in all that came for it once it is credited, and no other does': `
    select r.id as subject, r.state || ' with ' || coalesce((-b.amount)::text, 'nothing') || ' of ' || coalesce(c.paid, 0) as detail
    from request r
      left join lateral (select sum(amount_micro)::bigint as paid from tether_transfer f
        where f.request_id = r.id and not f.is_lost) c on true
      left join lateral (select l.amount from ledger_tx t join ledger_line l on l.tx_id = t.id
        join account a on a.id = l.account_id and a.kind = 'house:tether'
        where t.key = 'tether:' || r.id || ':credit') b on true
    where r.kind = 'tetherDeposit' and -b.amount is distinct from case when r.state = 'credited' then c.paid end`,
  'a credited tether deposit brought its member whole cents at the kept rate': `
    select r.id as subject, coalesce(l.amount::text, 'nothing') as detail
    from request r
      join lateral (select coalesce(sum(amount_micro), 0)::bigint / 10000 as cents from tether_transfer f
        where f.request_id = r.id and not f.is_lost) c on true
      left join ledger_tx t on t.key = 'tether:' || r.id || ':credit'
      left join account a on a.owner = r.member_id and a.kind = 'money'
      left join ledger_line l on l.tx_id = t.id and l.account_id = a.id
    where r.kind = 'tetherDeposit' and r.state = 'credited' and l.amount is distinct from
      case when r.details ->> 'currency' = 'USD' then c.cents
        else c.cents * (r.details ->> 'usdRate')::bigint / 1000000 end`,
  'nothing is credited before its transfers have all their blocks': `
    select f.tx_id as subject, f.confirmations::text as detail
    from tether_transfer f join request r on r.id = f.request_id where r.state = 'credited' and f.confirmations < 20 and not f.is_lost`,
  'a tether withdrawal that is paid sends what its amount comes to, in whole cents': `
    select r.id as subject, r.state || ' with ' || coalesce(l.amount::text, 'nothing') as detail
    from request r
      left join ledger_tx t on t.key = 'withdraw:' || r.id || ':paid'
      left join lateral (select l.amount from ledger_line l join account a on a.id = l.account_id
        where l.tx_id = t.id and a.kind = 'house:tether') l on true
    where r.kind = 'withdrawal' and r.details ? 'tether' and l.amount is distinct from
      case when r.state in ('paid', 'failed') then 10000 *
        case when r.details ->> 'currency' = 'USD' then (r.details ->> 'amount')::bigint
          else (r.details ->> 'amount')::bigint * 1000000 / (r.details -> 'tether' ->> 'rate')::bigint end end`,
  'every tether deposit has its address': `
    select r.id as subject, r.state as detail from request r left join tether_payment p on p.request_id = r.id
    where r.kind = 'tetherDeposit' and p.address is distinct from r.details ->> 'address'`,
};
