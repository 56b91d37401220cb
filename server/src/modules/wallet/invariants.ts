import type { Invariants } from '../../lib/invariants.ts';

/** What is always true of the ledger, whatever is booked in it. */
export const walletInvariants: Invariants = {
  'every transaction adds to zero per currency': `
    select l.tx_id as subject, a.currency || ' ' || sum(l.amount) as detail
    from ledger_line l join account a on a.id = l.account_id
    group by l.tx_id, a.currency having sum(l.amount) <> 0`,
  'every transaction has lines': `
    select t.id as subject, t.key as detail from ledger_tx t
    where not exists (select from ledger_line l where l.tx_id = t.id)`,
  'a balance is the sum of its lines': `
    select a.id::text as subject, a.balance || ' against ' || coalesce(sum(l.amount), 0) as detail
    from account a left join ledger_line l on l.account_id = a.id
    where a.owner is not null group by a.id having a.balance <> coalesce(sum(l.amount), 0)`,
  'each line carries the balance after it': `
    select account_id || '/' || seq as subject, balance_after || ' against ' || total as detail
    from (select l.account_id, l.seq, l.balance_after,
        sum(l.amount) over (partition by l.account_id order by l.seq) as total
      from ledger_line l join account a on a.id = l.account_id where a.owner is not null) lines
    where balance_after is distinct from total`,
  'sequence numbers of a member have no gap': `
    select a.id::text as subject, count(l.seq) || ' lines, last ' || a.last_seq as detail
    from account a left join ledger_line l on l.account_id = a.id
    where a.owner is not null group by a.id
    having count(l.seq) <> a.last_seq or coalesce(max(l.seq), 0) <> a.last_seq`,
  'an entry that undoes another is of the same accounts': `
    select t.id as subject, t.reverses as detail from ledger_tx t
    where t.reverses is not null and exists (select from ledger_line l where l.tx_id = t.id
      and not exists (select from ledger_line o where o.tx_id = t.reverses and o.account_id = l.account_id))`,
  'no balance is below zero': `
    select id::text as subject, balance::text as detail from account where balance < 0 and not allow_negative`,
};
