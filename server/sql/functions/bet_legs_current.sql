-- Whether every leg is still offered exactly as the service judged it, at the instant p_at.
create or replace function bet_legs_current(p_legs jsonb, p_at bigint) returns boolean
language plpgsql stable as $$
declare
  v_same boolean;
begin
  select count(*) = jsonb_array_length(p_legs) into v_same
  from jsonb_to_recordset(p_legs) as l ("selectionId" text, odds int, phase text, line int, "offerScore" jsonb,
    "placedScore" jsonb)
  join selection s on s.id = l."selectionId"
  join market m on m.id = s.market_id
  join fixture f on f.id = m.fixture_id
  where s.odds = l.odds and s.status = 1 and m.status = 1 and m.phase = l.phase
    and m.line is not distinct from l.line
    and m.offer_score is not distinct from l."offerScore"
    and (l."placedScore" is null or f.scores -> 'live' is not distinct from l."placedScore")
    and case m.phase when 'prematch' then f.status in (1, 9) and f.starts_at > p_at else f.status = 2 end;
  return v_same;
end $$;
