-- Locks the member's money account first and the bet second, as every function does, so that placements, confirmations
-- and settlements cannot wait for each other in a circle. Answers the bet, null when there is none.
create or replace function bet_lock(p_bet text) returns bet language plpgsql as $$
declare
  v_bet bet%rowtype;
begin
  perform 1 from account a join bet b on a.owner = b.member_id and a.kind = 'money' and a.currency = b.currency
  where b.id = p_bet for no key update of a;
  select * into v_bet from bet where id = p_bet for update;
  return v_bet;
end $$;
