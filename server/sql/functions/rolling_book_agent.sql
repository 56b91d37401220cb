-- Books what an agent has earned, and what is taken back of it. The accounts are locked first and rows that a settlement
-- has locked are left for the next time, so that nobody waits in a circle. Answers how many were done.
create or replace function rolling_book_agent(p_member text, p_at bigint) returns int language plpgsql as $$
declare
  v_row rolling_accrual%rowtype;
  v_done int := 0;
  v_is_back boolean;
  v_moved bigint;
begin
  perform 1 from account a where a.owner = p_member and a.kind like 'rolling_%' order by a.id for no key update;
  for v_row in select * from rolling_accrual a where a.member_id = p_member and a.state in ('due', 'ending')
    order by a.at, a.bet_id, a.version limit 500 for update skip locked
  loop
    v_is_back := v_row.state = 'ending';
    v_moved := rolling_book(v_row, 'txn_' || md5(v_row.bet_id || v_row.version || v_row.member_id || v_row.state), v_is_back, p_at);
    update rolling_accrual set state = case when v_is_back then 'ended' else 'booked' end,
      taken = case when v_is_back then v_moved else 0 end
    where bet_id = v_row.bet_id and version = v_row.version and member_id = v_row.member_id;
    v_done := v_done + 1;
  end loop;
  return v_done;
end $$;
