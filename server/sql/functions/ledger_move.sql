-- Moves an amount out of a member's account that the caller has locked, to the member's own account of another kind or
-- to the house, and answers the balance left. The same as ledger_post, without JSON: placements are booked by it.
create or replace function ledger_move(p_from account, p_to_kind text, p_amount bigint, p_tx text, p_key text,
  p_code int, p_kind text, p_ip text, p_at bigint) returns bigint language plpgsql as $$
declare
  v_to bigint;
  v_seq bigint;
  v_left bigint;
  v_balance bigint;
  v_line_at bigint;
begin
  insert into ledger_tx (id, key, code, kind, actor, ip, at)
  values (p_tx, p_key, p_code, p_kind, p_from.owner, p_ip, p_at);
  update account set balance = balance - p_amount, last_seq = last_seq + 1, last_at = greatest(last_at, p_at)
  where id = p_from.id
  returning balance, last_seq, last_at into v_left, v_seq, v_line_at;
  insert into ledger_line (tx_id, account_id, seq, amount, balance_after, at, code)
  values (p_tx, p_from.id, v_seq, -p_amount, v_left, v_line_at, p_code);
  if p_to_kind like 'house:%' then
    select a.id into strict v_to from account a
    where a.owner is null and a.kind = p_to_kind and a.currency = p_from.currency;
    insert into ledger_line (tx_id, account_id, seq, amount, at, code)
    values (p_tx, v_to, nextval('house_line_seq'), p_amount, p_at, p_code);
  else
    update account set balance = balance + p_amount, last_seq = last_seq + 1, last_at = greatest(last_at, p_at)
    where owner = p_from.owner and kind = p_to_kind and currency = p_from.currency
    returning id, last_seq, balance, last_at into strict v_to, v_seq, v_balance, v_line_at;
    insert into ledger_line (tx_id, account_id, seq, amount, balance_after, at, code)
    values (p_tx, v_to, v_seq, p_amount, v_balance, v_line_at, p_code);
  end if;
  return v_left;
end $$;
