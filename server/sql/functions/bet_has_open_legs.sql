-- Whether a bet waits for the result of an event; held bets, which may yet be refused, count where p_held says so.
create or replace function bet_has_open_legs(p_kind text, p_event text, p_held boolean) returns boolean
language sql stable as $$
  select exists (select from bet_leg l join bet b on b.id = l.bet_id
    where l.event_id = p_event and l.subject_kind = p_kind and l.result = 0
      and (b.status in ('accepted', 'settled') or p_held and b.status = 'pending'))
$$;
