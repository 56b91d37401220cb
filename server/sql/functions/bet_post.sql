-- Books between one member's account and another account of the same currency; a positive amount is the member's gain.
create or replace function bet_post(p_bet bet, p_tx text, p_key text, p_code int, p_kind text, p_at bigint,
  p_member_kind text, p_other_owner text, p_other_kind text, p_amount bigint, p_reverses text default null,
  p_actor text default 'system', p_reason text default null, p_ip text default null) returns boolean
language plpgsql as $$
begin
  return ledger_post(jsonb_build_object('id', p_tx, 'key', 'bet:' || p_bet.id || ':' || p_key, 'code', p_code,
    'kind', p_kind, 'actor', p_actor, 'reason', p_reason, 'ip', p_ip, 'at', p_at, 'reverses', p_reverses,
    'lines', jsonb_build_array(
      jsonb_build_object('owner', p_bet.member_id, 'kind', p_member_kind, 'currency', p_bet.currency, 'amount', p_amount),
      jsonb_build_object('owner', p_other_owner, 'kind', p_other_kind, 'currency', p_bet.currency, 'amount', -p_amount))));
end $$;
