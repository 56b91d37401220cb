import { ADJUSTMENT_SECOND_PERSON_WON } from '#rules/second-person.ts';
import type { Invariants } from '../../lib/invariants.ts';

/** What is always true of corrections. */
export const adjustmentInvariants: Invariants = {
  'a correction is booked once it is approved, by its amount, and no other is': `
    select r.id as subject, r.state || ' against ' || coalesce(l.amount::text, 'nothing booked') as detail
    from request r left join ledger_tx t on t.key = 'adjust:' || r.id
      left join account a on a.owner = r.member_id and a.kind = r.details ->> 'account'
      left join ledger_line l on l.tx_id = t.id and l.account_id = a.id
    where r.kind = 'adjustment' and l.amount is distinct from
      case when r.state = 'approved' then (r.details ->> 'amount')::bigint end`,
  'a large correction is approved by two people': `
    select r.id as subject, r.details ->> 'won' as detail
    from request r left join request_step s on s.request_id = r.id and s.event in ('approve', 'second')
    where r.kind = 'adjustment' and r.state = 'approved'
      and ((r.details ->> 'takesTwo')::boolean or (r.details ->> 'won')::bigint >= ${ADJUSTMENT_SECOND_PERSON_WON})
    group by r.id having count(distinct s.actor) < 2`,
  'a correction in the ledger is one that was asked for': `
    select t.id as subject, t.key as detail from ledger_tx t
    where t.key like 'adjust:%' and not exists (
      select from request r where r.kind = 'adjustment' and t.key = 'adjust:' || r.id)`,
};
