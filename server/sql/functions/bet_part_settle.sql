-- Settles a bet whose stake came in parts by all that it has paid, or again by what it has paid since: won where that is more than the
-- stake, refunded where it is as much, else lost. Nobody is told of a result that they saw happen. The caller has locked the bet.
create or replace function bet_part_settle(p_bet bet, p_tx text, p_paid bigint, p_at bigint) returns void language plpgsql as $$
declare
  v_bet bet%rowtype;
  v_label smallint := case
    when p_paid > p_bet.stake then 2
    when p_paid = p_bet.stake and p_paid > 0 then 3
    else 1 end;
  -- What it paid by its stake, within what odds can be; a free one has no price.
  v_odds int := case when p_bet.stake = 0 then 100
    else least(greatest(div(p_paid::numeric * 100, p_bet.stake), 100), 100000000) end;
begin
  update bet set status = 'settled', label = v_label, payout = p_paid, settled_at = p_at, counted_at = coalesce(counted_at, p_at),
    stake = p_bet.stake, total_odds = v_odds, potential_payout = greatest(p_bet.stake, p_paid), version = version + 1,
    seen_version = version + 1
  where id = p_bet.id returning * into v_bet;
  update bet_leg set result = v_label, odds = v_odds where bet_id = v_bet.id;
  perform rolling_settle(v_bet, p_tx, p_at);
end $$;
