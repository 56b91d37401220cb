-- Whether every leg is still offered exactly as it was checked, at the instant p_at. Called by bet_place.
create or replace function round_selection_is_current(p_legs jsonb, p_at bigint) returns boolean language sql stable as $$
  select count(*) = jsonb_array_length(p_legs)
  from jsonb_to_recordset(p_legs) as l ("eventId" text, odds int, subject jsonb)
  join round r on r.id = l."eventId"
  where r.state = 'open' and r.opens_at <= p_at and r.closes_at > p_at
    and (r.offer -> (l.subject ->> 'market') -> (l.subject ->> 'selection') ->> 0)::int = l.odds
    and not exists (select from round_game g where g.game_id = r.game_id and g.maintenance)
$$;
