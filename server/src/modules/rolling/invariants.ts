import type { Invariants } from '../../lib/invariants.ts';

/** What is always true of rolling comp. */
export const rollingInvariants: Invariants = {
  'rolling comp is booked as it was earned, less what was taken back': `
    select r.bet_id || ':' || r.member_id as subject, r.state || ' ' || coalesce(l.amount::text, 'nothing booked') as detail
    from rolling_accrual r left join account a
        on a.owner = r.member_id and a.kind = 'rolling_' || r.category and a.currency = r.currency
      left join lateral (select sum(l.amount) as amount from ledger_tx t
          join ledger_line l on l.tx_id = t.id and l.account_id = a.id
        where t.key in ('comp:' || r.bet_id || ':' || r.version || ':' || r.member_id,
          'comp:' || r.bet_id || ':' || r.version || ':' || r.member_id || ':reverse')) l on true
    -- An agent's that ended before it was booked has no entries.
    where case when r.state in ('due', 'ended') and l.amount is null then r.taken <> 0
      else r.state = 'due' or l.amount is distinct from r.amount - r.taken end
    union all
    select t.key, 'nothing earned' from ledger_tx t where t.code in (4700, 4710) and not exists (
      select from rolling_accrual r where r.bet_id = split_part(t.key, ':', 2)
        and r.version::text = split_part(t.key, ':', 3) and r.member_id = split_part(t.key, ':', 4))`,
  'rolling comp is a share of its bet, and of a bet that was decided': `
    select r.bet_id as subject, r.amount || ' of ' || r.stake as detail
    from rolling_accrual r join bet b on b.id = r.bet_id
    where r.amount <> r.stake * r.basis_points / 10000 or r.stake <> b.stake - b.cashed_stake or r.currency <> b.currency
      or r.state in ('due', 'booked') and (b.status not in ('settled', 'accepted') or b.status = 'settled' and b.label not in (1, 2))`,
  'rolling is converted as the ledger has it, and nothing else is': `
    select coalesce(c.id, t.key) as subject, coalesce(m.amount::text, 'nothing') as detail
    from rolling_conversion c full join (select * from ledger_tx where code = 6200) t on t.key = 'rolling:' || c.id
      left join lateral (select
          sum(l.amount) filter (where a.kind = 'money') as amount,
          coalesce(-sum(l.amount) filter (where a.kind = 'rolling_casino'), 0) as casino,
          coalesce(-sum(l.amount) filter (where a.kind = 'rolling_slot'), 0) as slot,
          coalesce(-sum(l.amount) filter (where a.kind = 'rolling_mini'), 0) as mini
        from ledger_line l join account a on a.id = l.account_id
        where l.tx_id = t.id and a.owner = c.member_id and a.currency = c.currency) m on true
    where c.id is null or t.id is null or (m.amount, m.casino, m.slot, m.mini) is distinct from
      (c.amount::numeric, c.casino::numeric, c.slot::numeric, c.mini::numeric)`,
  'nobody has a higher rate than who they signed up with': `
    select r.member_id as subject, r.category || ' ' || r.basis_points as detail
    from rolling_rate r join member m on m.id = r.member_id
    where m.store_user_id is not null
      and r.basis_points > rolling_rate_of(m.store_user_id, r.category)`,
};
