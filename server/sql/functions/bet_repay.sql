-- Replaces what a bet has paid by the amount that p_code and p_kind name (5100 a win, 4300 the stake of a cancelled bet).
-- The new amount is booked first, so that the reversal of the old one finds as much as there is.
create or replace function bet_repay(p_bet bet, p_tx text, p_code int, p_kind text, p_payout bigint, p_at bigint,
  p_actor text default 'system', p_reason text default null, p_ip text default null) returns void language plpgsql as $$
declare
  v_version int := p_bet.version + 1;
  v_old bigint := coalesce(p_bet.payout, 0);
  v_taken bigint;
  v_debt debt%rowtype;
begin
  if p_payout > 0 then
    perform bet_post(p_bet, p_tx, 'settle:' || v_version, p_code, p_kind, p_at, 'money', null, 'house:betting', p_payout,
      null, p_actor, p_reason, p_ip);
  end if;
  if v_old > 0 then
    v_taken := bet_take(p_bet, p_tx || 'r', 'settle:' || p_bet.version || ':reverse', p_at, v_old,
      (select t.id from ledger_tx t where t.key = 'bet:' || p_bet.id || ':settle:' || p_bet.version));
    if v_taken < v_old then
      insert into debt (bet_id, version, member_id, currency, amount, at)
      values (p_bet.id, v_version, p_bet.member_id, p_bet.currency, v_old - v_taken, p_at);
    end if;
  end if;
  if p_payout > 0 then
    -- A debt of this bet's own earlier correction is met by its new pay-out.
    for v_debt in select * from debt d where d.bet_id = p_bet.id and d.paid + d.forgiven + d.collected < d.amount
      and d.version < v_version loop
      v_taken := bet_take(p_bet, p_tx || 'd' || v_debt.version, 'debt:' || v_debt.version || ':' || v_version, p_at,
        v_debt.amount - v_debt.paid - v_debt.forgiven - v_debt.collected, null);
      update debt set paid = paid + v_taken where bet_id = p_bet.id and version = v_debt.version;
    end loop;
  end if;
end $$;
