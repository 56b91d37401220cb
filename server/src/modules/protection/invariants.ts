import type { Invariants } from '../../lib/invariants.ts';

export const protectionInvariants: Invariants = {
  'a limit is what its last change left': `
    select coalesce(l.member_id, c.member_id) || ' ' || coalesce(l.kind, c.kind) || ' ' || coalesce(l.period, c.period) as subject,
      coalesce(l.amount::text, 'none') || ' against ' || coalesce(c.held::text, 'none') as detail
    from protection_limit l full join (
      select distinct on (member_id, kind, period) member_id, kind, period,
        case event when 'raise' then from_amount else to_amount end as held
      from protection_change order by member_id, kind, period, n desc) c
      on c.member_id = l.member_id and c.kind = l.kind and c.period = l.period
    where l.amount is distinct from c.held`,
  'a raise that waits is the last change of its limit, and waits 24 hours': `
    select l.member_id || ' ' || l.kind || ' ' || l.period as subject,
      coalesce(l.next_from::text, 'no raise') || ' against ' || coalesce(c.event || ' ' || c.at, 'no change') as detail
    from protection_limit l left join lateral (
      select c.event, c.at, c.to_amount from protection_change c
      where c.member_id = l.member_id and c.kind = l.kind and c.period = l.period order by c.n desc limit 1) c on true
    where (l.next_from is not null) <> coalesce(c.event = 'raise', false)
      or l.next_from < c.at + 86400000 or l.next_from is not null and l.next_amount is distinct from c.to_amount`,
  'no stop is shorter than it can be chosen': `
    select id as subject, kind || ' of ' || (until_at - from_at) || ' ms' as detail from protection_stop
    where until_at - from_at < case kind when 'break' then 86400000 else 181 * 86400000::bigint end
      or until_at - from_at > case kind when 'break' then 30 * 86400000::bigint else 1827 * 86400000::bigint end`,
  'nothing was staked or deposited in a stop': `
    select t.key as subject, t.kind || ' at ' || t.at as detail
    from protection_stop s join account a on a.owner = s.member_id and a.kind = 'money'
      join ledger_line l on l.account_id = a.id and l.at > s.from_at and l.at < s.until_at
        and l.code in (2100, 2110, 4100, 4500, 9100)
      join ledger_tx t on t.id = l.tx_id`,
  'an hour that is summed is what its lines come to': `
    select x.account_id || ' at ' || x.start_at as subject,
      x.deposit || ' ' || x.stake || ' ' || x.loss || ' against ' || x.deposits || ' ' || x.stakes || ' ' || x.losses as detail
    from (
      select s.account_id, l.start_at, coalesce(h.deposit, 0) as deposit,
        coalesce(h.stake, 0) as stake, coalesce(h.loss, 0) as loss, coalesce(h.is_whole, true) as is_whole,
        coalesce(l.deposits, 0) as deposits, coalesce(l.stakes, 0) as stakes, coalesce(l.losses, 0) as losses
      from protection_summed s cross join lateral (
        select l.at / 3600000 * 3600000 as start_at,
          sum(l.amount) filter (where l.code in (2100, 2110, 2200)) as deposits,
          sum(l.amount) filter (where l.code in (4100, 4500, 4600, 9100)) as stakes,
          sum(l.amount) filter (where l.code in (4100, 4300, 4500, 4600, 5100, 5200, 5300, 9100, 9200, 9300)) as losses
        from ledger_line l where l.account_id = s.account_id and l.at >= s.from_at and l.at < s.to_at
          and l.balance_after is not null
        group by 1) l
        left join protection_hour h on h.account_id = s.account_id and h.start_at = l.start_at) x
    where x.is_whole and (x.deposit <> x.deposits or x.stake <> x.stakes or x.loss <> x.losses)`,
  'no check was answered before there was one': `
    select c.session_id as subject, c.answered_at || ' against ' || s.created_at as detail
    from reality_check c join session s on s.id = c.session_id where c.answered_at < s.created_at + 3600000`,
};
