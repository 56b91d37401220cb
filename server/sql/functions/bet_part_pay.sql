-- Pays a win of a bet whose stake came in parts, whatever has become of it. One that is over is settled again by it; one whose stake was given
-- back is a free one then. p: {betId, txId, amount, ledgerKey, code, ledgerKind, house}
create or replace function bet_part_pay(p jsonb, p_at bigint) returns void language plpgsql as $$
declare
  v_bet bet := bet_lock(p ->> 'betId');
  v_amount bigint := (p ->> 'amount')::bigint;
begin
  perform bet_part_post(v_bet, p, v_amount, p_at);
  if v_amount = 0 or v_bet.status = 'accepted' then
    return;
  elsif v_bet.status = 'cancelled' then
    v_bet.stake := 0;
    v_bet.payout := 0;
  end if;
  perform bet_part_settle(v_bet, p ->> 'txId', v_bet.payout + v_amount, p_at);
end $$;
