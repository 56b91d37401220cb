import type { Queryable } from '../../lib/db.ts';

/** A promise of the ledger that does not hold. */
export interface Violation {
  rule: string;
  subject: string;
  detail: string;
}

/** Each query lists the subjects that break one rule; none must list anything. */
const CHECKS: Record<string, string> = {
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
  'no balance is below zero': `
    select id::text as subject, balance::text as detail from account where balance < 0 and not allow_negative`,
  'the hold is the sum of pending bets': `
    select a.owner as subject, a.balance || ' against ' || coalesce(sum(b.stake), 0) as detail
    from account a left join bet b on b.member_id = a.owner and b.currency = a.currency and b.status = 'pending'
    where a.kind = 'hold_bet' group by a.id having a.balance <> coalesce(sum(b.stake), 0)`,
  'every bet has exactly its stake entries': `
    select b.id as subject, b.status || ' ' || coalesce(string_agg(t.key, ' '), '') as detail
    from bet b left join ledger_tx t
      on t.key in ('bet:' || b.id || ':stake', 'bet:' || b.id || ':hold', 'bet:' || b.id || ':release')
    group by b.id
    having count(*) filter (where t.key like '%:stake') <> (b.status in ('accepted', 'settled', 'cancelled'))::int
      or count(*) filter (where t.key like '%:hold') <> (b.type = 2)::int
      or count(*) filter (where t.key like '%:release') <> (b.status = 'refused')::int`,
  'a bet paid what it says, less its debt': `
    select b.id as subject, coalesce(b.payout, 0) || ' against ' || coalesce(sum(l.amount), 0) as detail
    from bet b
    left join ledger_tx t on t.key like 'bet:' || b.id || ':%' and t.code in (5100, 5200)
    left join ledger_line l on l.tx_id = t.id
      and l.account_id = (select a.id from account a where a.owner = b.member_id and a.kind = 'money' and a.currency = b.currency)
    group by b.id
    having coalesce(b.payout, 0) + (select coalesce(sum(d.amount - d.paid), 0) from debt d where d.bet_id = b.id)
      <> coalesce(sum(l.amount), 0)`,
  'a settled bet with a pay-out has one transaction for it': `
    select b.id as subject, 'version ' || b.version as detail from bet b
    where b.status = 'settled' and b.payout > 0
      and not exists (select from ledger_tx t where t.key = 'bet:' || b.id || ':settle:' || b.version)`,
  'every accepted answer is a bet and no refused one is': `
    select i.member_id || '/' || i.key as subject, i.status::text as detail
    from idempotency i left join bet b on b.member_id = i.member_id and b.key = i.key
    where i.scope = 'bet' and ((i.status = 201) <> (b.id is not null)
      or i.status = 201 and i.answer ->> 'id' is distinct from b.id)`,
};

/** Runs every check of the ledger over the whole database; meant for tests and the nightly job. */
export async function reconcile(q: Queryable): Promise<Violation[]> {
  const violations: Violation[] = [];
  for (const [rule, sql] of Object.entries(CHECKS)) {
    const rows = await q.query<{ subject: string; detail: string }>(sql);
    violations.push(...rows.map((row) => ({ rule, ...row })));
  }
  return violations;
}
