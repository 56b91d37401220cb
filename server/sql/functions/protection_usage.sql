-- The limits of a member as they hold at an instant, with what is used of each. `free_at` is when the oldest entry that
-- counts leaves the period, or when the month ends. Sessions: milliseconds.
create or replace function protection_usage(p_member text, p_at bigint)
returns table (kind text, period text, amount bigint, next_amount bigint, next_from bigint, used bigint, free_at bigint)
language sql stable as $$
  select n.kind, n.period, n.amount, n.next_amount, n.next_from, u.used,
    case n.period
      when 'day' then u.first_at + 86400000
      when 'week' then u.first_at + 7 * 86400000
      else extract(epoch from date_trunc('month', timestamp 'epoch' + make_interval(secs => p_at / 1000 + 32400))
        + interval '1 month')::bigint * 1000 - 32400000
    end
  from (
    -- The clock decides, not the job that writes it down.
    select l.kind, l.period, case when l.next_from <= p_at then l.next_amount else l.amount end as amount,
      case when l.next_from > p_at then l.next_amount end as next_amount,
      case when l.next_from > p_at then l.next_from end as next_from
    from protection_limit l where l.member_id = p_member) n
  cross join lateral protection_used(p_member, n.kind, protection_from(n.period, p_at), p_at) u (used, first_at)
  where n.amount is not null
$$;
