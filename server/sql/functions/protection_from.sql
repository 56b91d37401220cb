-- The instant that a period of limits begins after: what is at it does not count any more.
create or replace function protection_from(p_period text, p_at bigint) returns bigint language sql immutable as $$
  select case p_period
    when 'day' then p_at - 86400000
    when 'week' then p_at - 7 * 86400000
    -- Seoul is nine hours ahead of UTC, all year round.
    else extract(epoch from date_trunc('month', timestamp 'epoch' + make_interval(secs => p_at / 1000 + 32400)))::bigint
      * 1000 - 32400000 - 1
  end
$$;
