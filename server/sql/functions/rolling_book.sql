-- Books an accrual, or takes one back as far as the account has it. Answers what was moved.
create or replace function rolling_book(p_accrual rolling_accrual, p_tx text, p_is_back boolean, p_at bigint)
returns bigint language plpgsql as $$
declare
  v_kind text := 'rolling_' || p_accrual.category;
  v_key text := 'comp:' || p_accrual.bet_id || ':' || p_accrual.version || ':' || p_accrual.member_id;
  v_amount bigint := p_accrual.amount;
begin
  if p_is_back then
    select least(a.balance, v_amount) into v_amount from account a
    where a.owner = p_accrual.member_id and a.kind = v_kind and a.currency = p_accrual.currency for no key update;
    if v_amount = 0 then
      return 0;
    end if;
    v_amount := -v_amount;
    v_key := v_key || ':reverse';
  end if;
  perform ledger_post(jsonb_build_object('id', p_tx, 'key', v_key, 'code', case when p_is_back then 4710 else 4700 end,
    'kind', case when p_is_back then 'comp.reverse' else 'comp.accrue' end, 'actor', 'system', 'at', p_at,
    'lines', jsonb_build_array(
      jsonb_build_object('owner', p_accrual.member_id, 'kind', v_kind, 'currency', p_accrual.currency, 'amount', v_amount),
      jsonb_build_object('owner', null, 'kind', 'house:comp', 'currency', p_accrual.currency, 'amount', -v_amount))));
  return abs(v_amount);
end $$;
