-- Brings what a bet has earned in rolling comp to what it earns now: a void, refunded or cancelled one earns nothing, and none what was cashed out. The caller has
-- locked the member's money account and the bet. Only the member's own account is booked here: to lock accounts of agents
-- as well would let settlements wait for each other in a circle, so theirs wait for rolling_book_agent.
create or replace function rolling_settle(p_bet bet, p_tx text, p_at bigint) returns void language plpgsql as $$
declare
  v_category text := (select k.category from rolling_kind k
    join bet_leg l on l.subject_kind = k.subject_kind where l.bet_id = p_bet.id limit 1);
  v_earns boolean := p_bet.status = 'settled' and p_bet.label in (1, 2);
  v_row rolling_accrual%rowtype;
  v_member record;
  v_rate int;
  v_below int := 0;
begin
  if v_category is null then
    return;
  end if;
  if exists (select from rolling_accrual a where a.bet_id = p_bet.id and a.state in ('due', 'booked')) then
    if v_earns then
      return;
    end if;
    update rolling_accrual set state = 'ended' where bet_id = p_bet.id and state = 'due';
    update rolling_accrual set state = 'ending'
    where bet_id = p_bet.id and state = 'booked' and member_id <> p_bet.member_id;
    for v_row in select * from rolling_accrual a
      where a.bet_id = p_bet.id and a.state = 'booked' and a.member_id = p_bet.member_id
    loop
      update rolling_accrual set state = 'ended', taken = rolling_book(v_row, p_tx || 'k', true, p_at)
      where bet_id = v_row.bet_id and version = v_row.version and member_id = v_row.member_id;
    end loop;
    return;
  elsif not v_earns then
    return;
  end if;
  -- What would give back all that is staked, or more, earns nothing: the kind notes what its selection returns, in basis points. A round
  -- of a provider that says nothing of it may return anything.
  if v_category in ('casino', 'slot') and exists (
    select from bet_leg l where l.bet_id = p_bet.id and l.subject ->> 'return' is null)
  then
    return;
  end if;
  if exists (
    with recursive line as (
      select m.id, m.store_user_id, 0 as depth from member m where m.id = p_bet.member_id
      union all
      select m.id, m.store_user_id, line.depth + 1 from member m join line on m.id = line.store_user_id
      where line.depth < 20)
    cycle id set is_cycle using path
    select from line join bet_leg l on l.bet_id = p_bet.id
    where (l.subject ->> 'return')::int + rolling_rate_of(line.id, v_category) >= 10000)
  then
    return;
  end if;
  -- From the member up: whoever has a higher rate than all below earns the difference.
  for v_member in
    with recursive line as (
      select m.id, m.store_user_id, m.currency, m.state, 0 as depth from member m where m.id = p_bet.member_id
      union all
      select m.id, m.store_user_id, m.currency, m.state, line.depth + 1 from member m join line on m.id = line.store_user_id
      where line.depth < 20)
    cycle id set is_cycle using path
    select * from line where not is_cycle order by depth
  loop
    v_rate := rolling_rate_of(v_member.id, v_category);
    continue when v_rate <= v_below;
    v_row := row(p_bet.id, p_bet.version, v_member.id, v_category, p_bet.currency, p_bet.stake - p_bet.cashed_stake, v_rate - v_below,
      (p_bet.stake - p_bet.cashed_stake) * (v_rate - v_below) / 10000, case when v_member.depth = 0 then 'booked' else 'due' end, 0, p_at);
    v_below := v_rate;
    continue when v_row.amount = 0 or v_member.currency <> p_bet.currency
      or v_member.depth > 0 and v_member.state <> 'approved';
    insert into rolling_accrual select v_row.*;
    if v_member.depth = 0 then
      perform rolling_book(v_row, p_tx || 'c', false, p_at);
    end if;
  end loop;
end $$;
