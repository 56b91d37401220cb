-- Books a part of a bet between its member's money and the account that the caller names; a positive amount is the member's gain, one of 0
-- books nothing. p: {txId, ledgerKey, code, ledgerKind, house, actor, reason, ip}
create or replace function bet_part_post(p_bet bet, p jsonb, p_amount bigint, p_at bigint) returns void language plpgsql as $$
begin
  if p_amount <> 0 and not ledger_post(jsonb_build_object('id', p ->> 'txId', 'key', p ->> 'ledgerKey', 'code', p -> 'code',
    'kind', p ->> 'ledgerKind', 'actor', coalesce(p ->> 'actor', 'system'), 'reason', p ->> 'reason', 'ip', p ->> 'ip', 'at', p_at,
    'lines', jsonb_build_array(
      jsonb_build_object('owner', p_bet.member_id, 'kind', 'money', 'currency', p_bet.currency, 'amount', p_amount),
      jsonb_build_object('owner', null, 'kind', p ->> 'house', 'currency', p_bet.currency, 'amount', -p_amount))))
  then
    raise exception 'a part of bet % is booked already: %', p_bet.id, p ->> 'ledgerKey' using errcode = 'HP003';
  end if;
end $$;
