-- Kept answers of placements say of each leg whether it was taken in play, as the contract now asks.
update idempotency i set answer = i.answer || jsonb_build_object('legs', (
  select jsonb_agg(jsonb_build_object('inPlay', coalesce(l.subject ->> 'phase' = 'inplay', false)) || e.leg order by e.ord)
  from jsonb_array_elements(i.answer -> 'legs') with ordinality as e (leg, ord)
  left join bet_leg l on l.bet_id = i.answer ->> 'id' and l.idx = e.ord - 1))
where i.scope = 'bet' and i.status = 201 and i.answer ? 'legs';
