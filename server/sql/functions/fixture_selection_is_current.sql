-- Whether every leg is still offered exactly as it was checked, at the instant p_at. Called by bet_place.
-- Statuses by number: rules/market-status.ts (1 open), rules/fixture-status.ts (1 and 9 before kick-off, 2 in play).
create or replace function fixture_selection_is_current(p_legs jsonb, p_at bigint) returns boolean
language plpgsql stable as $$
declare
  v_same boolean;
begin
  select count(*) = jsonb_array_length(p_legs) into v_same
  from jsonb_to_recordset(p_legs) as l ("subjectId" text, odds int, subject jsonb)
  cross join jsonb_to_record(l.subject) as j (phase text, line int, "offerScore" jsonb, "placedScore" jsonb, counted text)
  join selection s on s.id = l."subjectId"
  join market m on m.id = s.market_id
  join fixture f on f.id = m.fixture_id
  where s.odds = l.odds and s.status = 1 and m.status = 1 and m.phase = j.phase
    and m.line is not distinct from j.line
    and m.offer_score is not distinct from j."offerScore"
    and (j."placedScore" is null
      or (case when j.counted is null then f.scores else f.counts -> j.counted end) -> 'live'
        is not distinct from j."placedScore")
    and case m.phase when 'prematch' then f.status in (1, 9) and f.starts_at > p_at else f.status = 2 end;
  return v_same;
end $$;
