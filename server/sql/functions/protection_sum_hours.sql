-- Sums the hours of a member's account that are over and were not summed yet, for the longest period that a limit has at
-- `p_at`. Call it with the account locked: two at once would wait for each other's rows.
create or replace function protection_sum_hours(p_member text, p_at bigint) returns void language plpgsql as $$
declare
  v_account bigint;
  v_from bigint;
  v_to bigint;
begin
  select a.id, coalesce(s.to_at, least(protection_from('month', p_at), protection_from('week', p_at)) / 3600000 * 3600000),
    a.last_at / 3600000 * 3600000
  into v_account, v_from, v_to
  from account a join member m on m.id = a.owner and m.currency = a.currency
    left join protection_summed s on s.account_id = a.id
  where a.owner = p_member and a.kind = 'money';
  if v_to <= v_from then
    return;
  end if;
  -- The codes are those of `protection_lines`, which reads the hours that are not whole.
  insert into protection_hour (account_id, start_at, is_whole, deposit, stake, loss, deposit_at, stake_at, loss_at)
  select v_account, h.start_at, h.is_whole, case when h.is_whole then h.deposit else 0 end,
    case when h.is_whole then h.stake else 0 end, case when h.is_whole then h.loss else 0 end,
    h.deposit_at, h.stake_at, h.loss_at
  from (
    select l.at / 3600000 * 3600000 as start_at,
      not coalesce(bool_or(l.code in (2200, 4600) and coalesce(o.at, 0) < l.at / 3600000 * 3600000), false) as is_whole,
      coalesce(sum(l.amount) filter (where l.code in (2100, 2110, 2200)), 0) as deposit,
      coalesce(sum(l.amount) filter (where l.code in (4100, 4500, 4600, 9100)), 0) as stake,
      coalesce(sum(l.amount) filter (where l.code in (4100, 4300, 4500, 4600, 5100, 5200, 5300, 9100, 9200, 9300)), 0) as loss,
      min(l.at) filter (where l.code in (2100, 2110)) as deposit_at,
      min(l.at) filter (where l.code in (4100, 4500, 9100)) as stake_at,
      min(l.at) filter (where l.code in (4100, 4300, 4500, 4600, 5100, 5200, 5300, 9100, 9200, 9300)) as loss_at
    from ledger_line l
      left join ledger_tx t on l.code in (2200, 4600) and t.id = l.tx_id
      left join lateral (
        select b.at from ledger_line b
        where b.account_id = v_account and b.tx_id = case l.code
          when 2200 then t.reverses
          else (select h.id from ledger_tx h where h.key = replace(t.key, ':release', ':hold')) end
        order by b.at limit 1) o on l.code in (2200, 4600)
    where l.account_id = v_account and l.at >= v_from and l.at < v_to and l.balance_after is not null
    group by 1) h
  where h.deposit_at is not null or h.loss_at is not null or not h.is_whole;
  insert into protection_summed (account_id, from_at, to_at) values (v_account, v_from, v_to)
  on conflict (account_id) do update set to_at = excluded.to_at;
end $$;
