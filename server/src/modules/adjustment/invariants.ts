import { ENTRY } from '#rules/ledger.ts';
import { ADJUSTMENT_SECOND_PERSON_WON } from '#rules/second-person.ts';
import type { Invariants } from '../../lib/invariants.ts';

/** The key under which a correction is booked: one that collects a debt is an entry of its bet. */
const KEY = `coalesce((select 'bet:' || c.bet_id || ':debt:' || c.version || ':collected:' || c.request_id
  from debt_collection c where c.request_id = r.id), 'adjust:' || r.id)`;

/** What is always true of corrections. */
export const adjustmentInvariants: Invariants = {
  'a correction is booked once it is approved, by its amount, and no other is': `
    select r.id as subject, r.state || ' against ' || coalesce(l.amount::text, 'nothing booked') as detail
    from request r left join ledger_tx t on t.key = ${KEY}
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
  'a reward of an event is booked as one, and no other correction is': `
    select r.id as subject, t.code::text as detail from request r join ledger_tx t on t.key = 'adjust:' || r.id
    where r.kind = 'adjustment' and (r.details ? 'eventId') <> (t.code = ${ENTRY.event.code})`,
  'a correction that forgives a debt is booked as such, of all that it forgave': `
    select r.id as subject, t.code || ' ' || coalesce(d.forgiven::text, 'no debt') as detail
    from request r join ledger_tx t on t.key = 'adjust:' || r.id left join debt d on d.id = r.details ->> 'debtId'
    where r.kind = 'adjustment' and ((r.details ? 'debtId' and (r.details ->> 'amount')::bigint > 0) <> (t.code = ${ENTRY.debtForgive.code})
      or r.details ? 'debtId' and (r.details ->> 'amount')::bigint > 0 and d.forgiven is distinct from (r.details ->> 'amount')::bigint)`,
  'a debt is forgiven by a correction alone': `
    select d.id as subject, d.forgiven::text as detail from debt d
    where d.forgiven > 0 and not exists (select from request r where r.kind = 'adjustment' and r.state = 'approved'
      and r.details ? 'debtId' and r.details ->> 'debtId' = d.id and (r.details ->> 'amount')::bigint > 0)`,
  'a collection of a debt is that of a correction which names it': `
    select c.request_id as subject, c.amount || ' of ' || c.bet_id || '-' || c.version as detail
    from debt_collection c where not exists (select from request r where r.id = c.request_id and r.kind = 'adjustment'
      and r.state = 'approved' and r.details ->> 'debtId' = c.bet_id || '-' || c.version
      and (r.details ->> 'amount')::bigint = -c.amount)`,
  'a correction in the ledger is one that was requested': `
    select t.id as subject, t.key as detail from ledger_tx t
    where t.key like 'adjust:%' and not exists (
      select from request r where r.kind = 'adjustment' and t.key = 'adjust:' || r.id)`,
};
