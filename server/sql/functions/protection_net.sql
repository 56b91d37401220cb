-- What bets and games have come to for a member from an instant on, minor units; open bets count as lost.
create or replace function protection_net(p_member text, p_from bigint) returns bigint language sql stable as $$
  select coalesce(sum(l.amount), 0)::bigint
  from member m join account a on a.owner = m.id and a.kind = 'money' and a.currency = m.currency
    join ledger_line l on l.account_id = a.id and l.at >= p_from and l.balance_after is not null
      and l.code in (4100, 4300, 4500, 4600, 5100, 5200, 5300, 9100, 9200, 9300)
  where m.id = p_member
$$;
