-- Takes `p_owed` from the balance as far as it goes and answers what was taken.
create or replace function bet_take(p_bet bet, p_tx text, p_key text, p_at bigint, p_owed bigint, p_reverses text) returns bigint
language plpgsql as $$
declare
  v_take bigint;
begin
  select least(p_owed, a.balance) into v_take from account a
  where a.owner = p_bet.member_id and a.kind = 'money' and a.currency = p_bet.currency;
  if v_take > 0 then
    perform bet_post(p_bet, p_tx, p_key, 5200, 'bet.winReverse', p_at, 'money', null, 'house:betting', -v_take, p_reverses);
  end if;
  return v_take;
end $$;
