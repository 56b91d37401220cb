-- Everything that the member set against a stake or a deposit of `p_amount`, minor units: [{code, limit, to, until,
-- period}], `to` being what is left, and no `until` where nothing counts yet. Call it with the member's money account
-- locked: then no two at once pass a limit.
create or replace function protection_refusals(p_member text, p_what text, p_amount bigint, p_at bigint) returns jsonb
language plpgsql as $$
declare
  v_refusals jsonb := protection_stop_of(p_member, p_at);
begin
  if v_refusals <> '[]' or not exists (select from protection_limit l where l.member_id = p_member) then
    return v_refusals;
  end if;
  -- A stake is always asked about with the account locked, a deposit not always.
  if p_what = 'stake' then
    perform protection_sum_hours(p_member, p_at);
  end if;
  select coalesce(jsonb_agg(jsonb_strip_nulls(jsonb_build_object(
    'code', 'OWN_' || upper(u.kind) || '_LIMIT', 'limit', u.amount, 'period', u.period, 'until', u.free_at,
    'to', greatest(case u.kind when 'session' then u.amount - u.used / 60000 else u.amount - u.used end, 0)))
    order by u.kind, u.free_at desc), '[]')
  into v_refusals
  from protection_usage(p_member, p_at) u
  where case
    when u.kind = 'session' then u.used >= u.amount * 60000
    when p_what = 'deposit' then u.kind = 'deposit' and u.used + p_amount > u.amount
    else u.kind in ('stake', 'loss') and u.used + p_amount > u.amount
  end;
  return v_refusals;
end $$;
