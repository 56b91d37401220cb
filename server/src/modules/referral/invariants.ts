import type { Invariants } from '../../lib/invariants.ts';

/** What is always true of settlements. */
export const referralInvariants: Invariants = {
  'a settlement is paid once it is approved, by what was counted then, and no other is': `
    select s.request_id as subject, r.state || ' against ' || coalesce(l.amount::text, 'nothing booked') as detail
    from settlement s join request r on r.id = s.request_id
      left join ledger_tx t on t.key = 'settle:' || s.kind || ':' || s.request_id
      left join account a on a.owner = s.member_id and a.kind = 'money' and a.currency = s.currency
      left join ledger_line l on l.tx_id = t.id and l.account_id = a.id
    where l.amount is distinct from s.paid or (r.state = 'approved') <> (s.paid is not null)
    union all
    select t.key, 'no settlement' from ledger_tx t where t.code = 8100 and not exists (
      select from settlement s where t.key = 'settle:' || s.kind || ':' || s.request_id)`,
  'a settlement pays the share of what it counted': `
    select request_id as subject, kind || ' ' || amount as detail from settlement
    where amount <> case kind
      when 'sports' then sports_lost / 100
      when 'casino' then casino / 1000 + slot * 3 / 1000
      when 'event' then new_friends * 10000
      else sports_lost / 100 + casino / 1000 + slot * 3 / 1000 end`,
  'a reward for friends alone requires a turnover, by what was paid': `
    select q.source_id as subject, coalesce(s.kind, 'nothing') || ' ' || q.required as detail
    from turnover_requirement q left join settlement s on s.request_id = q.source_id
    where q.source = 'settlement' and (s.kind is distinct from 'event' or q.required is distinct from s.paid * 3)`,
  'a settlement keeps its period unless it is rejected, and is of its request': `
    select r.id as subject, r.state || ' ' || coalesce(s.is_current::text, 'without a settlement') as detail
    from request r left join settlement s on s.request_id = r.id
    where r.kind = 'settlement' and (s.request_id is null or s.is_current <> (r.state <> 'rejected')
      or s.member_id <> r.member_id or s.amount <> (r.details ->> 'amount')::bigint)`,
  'only coin members have settlements in coins, and events are for the others': `
    select s.request_id as subject, s.kind || ' ' || s.currency as detail
    from settlement s join member m on m.id = s.member_id
    where s.currency <> m.currency or (s.kind = 'tether') <> (m.currency = 'USD')`,
};
