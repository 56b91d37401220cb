-- The break or exclusion that a member is in, as a refusal: [{code, until}], or [].
create or replace function protection_stop_of(p_member text, p_at bigint) returns jsonb language sql stable as $$
  select coalesce((
    select jsonb_build_array(jsonb_build_object(
      'code', case s.kind when 'exclusion' then 'SELF_EXCLUDED' else 'ON_BREAK' end, 'until', s.until_at))
    from protection_stop s where s.member_id = p_member and s.until_at > p_at
    order by s.until_at desc limit 1), '[]')
$$;
