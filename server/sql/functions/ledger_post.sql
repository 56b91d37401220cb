-- Books one transaction and answers true; answers false when its key is booked already.
-- p: {id, key, code, kind, actor, at, ip?, reason?, reverses?, rate?, lines: [{owner, kind, currency, amount}]}
create or replace function ledger_post(p jsonb) returns boolean language plpgsql as $$
declare
  v_line record;
  v_balance bigint;
  v_seq bigint;
  v_code int := (p ->> 'code')::int;
  v_at bigint := (p ->> 'at')::bigint;
  v_line_at bigint;
begin
  insert into ledger_tx (id, key, code, kind, actor, ip, reason, at, reverses, rate)
  values (p ->> 'id', p ->> 'key', v_code, p ->> 'kind', p ->> 'actor', p ->> 'ip', p ->> 'reason', v_at, p ->> 'reverses', (p ->> 'rate')::int)
  on conflict (key) do nothing;
  if not found then
    return false;
  end if;
  if jsonb_array_length(p -> 'lines') < 2 or exists (
    select from jsonb_to_recordset(p -> 'lines') as l (currency text, amount bigint)
    group by l.currency having sum(l.amount) <> 0
  ) then
    raise exception 'ledger transaction % does not balance', p ->> 'key' using errcode = 'HP001';
  end if;
  -- Members before the house, lower ids first: one order of locks for everybody.
  for v_line in
    select a.id, a.owner, l.owner as wanted, l.kind, l.currency, l.amount
    from rows from (jsonb_to_recordset(p -> 'lines') as (owner text, kind text, currency text, amount bigint))
      with ordinality as l (owner, kind, currency, amount, ord)
    left join account a
      on a.owner is not distinct from l.owner and a.kind = l.kind and a.currency = l.currency
    order by a.owner is null, a.id, l.ord
  loop
    if v_line.id is null then
      raise exception 'no account % % %', v_line.wanted, v_line.kind, v_line.currency using errcode = 'HP002';
    elsif v_line.owner is null then
      insert into ledger_line (tx_id, account_id, seq, amount, at, code)
      values (p ->> 'id', v_line.id, nextval('house_line_seq'), v_line.amount, v_at, v_code);
    else
      -- Clocks of two servers may differ: along a member's account instants never go back.
      update account set balance = balance + v_line.amount, last_seq = last_seq + 1, last_at = greatest(last_at, v_at)
      where id = v_line.id
      returning balance, last_seq, last_at into v_balance, v_seq, v_line_at;
      insert into ledger_line (tx_id, account_id, seq, amount, balance_after, at, code)
      values (p ->> 'id', v_line.id, v_seq, v_line.amount, v_balance, v_line_at, v_code);
    end if;
  end loop;
  return true;
end $$;
