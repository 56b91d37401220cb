import type { Invariants } from '../../lib/invariants.ts';

/** What is always true of points that were made money. */
export const conversionInvariants: Invariants = {
  'a conversion took its points and brought its money, and nothing else did': `
    select coalesce(c.id, t.key) as subject,
      coalesce(p.amount::text, 'nothing') || ' points, ' || coalesce(m.amount::text, 'nothing') as detail
    from conversion c full join (select * from ledger_tx where kind = 'points.convert') t
        on t.key = 'convert:' || c.id
      left join lateral (select l.amount from ledger_line l join account a on a.id = l.account_id
        where l.tx_id = t.id and a.owner = c.member_id and a.kind = 'points') p on true
      left join lateral (select l.amount from ledger_line l join account a on a.id = l.account_id
        where l.tx_id = t.id and a.owner = c.member_id and a.kind = 'money' and a.currency = c.currency) m on true
    where p.amount is distinct from -c.points or m.amount is distinct from c.amount or c.id is null`,
  'a conversion requires its turnover': `
    select c.id as subject, coalesce(q.required::text, 'none') || ' for ' || c.amount as detail
    from conversion c left join turnover_requirement q on q.source = 'conversion' and q.source_id = c.id
    where q.required is distinct from c.amount`,
  'nobody converts more than five times a day': `
    select member_id as subject, count(*)::text as detail from conversion
    group by member_id, (at + 32400000) / 86400000 having count(*) > 5`,
};
