-- Places the bets of one group commit in the given order; each succeeds or fails alone.
create or replace function bet_place_batch(p jsonb, p_at bigint) returns jsonb language plpgsql as $$
declare
  v_item jsonb;
  v_results jsonb[] := '{}';
begin
  perform bet_join_bookings();
  for v_item in select * from jsonb_array_elements(p) loop
    begin
      v_results := v_results || bet_place(v_item, p_at);
    exception when others then
      v_results := v_results || jsonb_build_object('outcome', 'failed', 'state', sqlstate, 'message', sqlerrm);
    end;
  end loop;
  return to_jsonb(v_results);
end $$;
