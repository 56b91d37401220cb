-- What a member has used of limits of one kind after an instant: {used, first, session}. `used` in minor units, milliseconds for
-- sessions; `first` is the instant of the oldest entry that counts, null without one. Hours that are summed are not read again.
create or replace function protection_used(p_member text, p_kind text, p_from bigint, p_at bigint,
  out used bigint, out first_at bigint) language plpgsql stable as $$
declare
  v_account bigint;
  -- What is at p_from does not count any more.
  v_since bigint := p_from + 1;
  v_begin bigint;
  v_end bigint;
  v_part record;
begin
  if p_kind = 'session' then
    select coalesce(sum(greatest(least(coalesce(s.ended_at, p_at), p_at) - greatest(s.created_at, p_from), 0)), 0),
      min(greatest(s.created_at, p_from))
    into used, first_at
    from session s where s.member_id = p_member and coalesce(s.ended_at, p_at) > p_from;
    return;
  end if;
  select a.id, coalesce(s.from_at, 0), coalesce(s.to_at, 0) into v_account, v_begin, v_end
  from account a join member m on m.id = a.owner and m.currency = a.currency
    left join protection_summed s on s.account_id = a.id
  where a.owner = p_member and a.kind = 'money';
  -- Whole hours of the period that are summed: [v_begin, v_end); the first hour of a period mostly is not whole.
  v_begin := greatest(v_begin, (v_since + 3599999) / 3600000 * 3600000);
  v_end := greatest(v_end, v_begin);
  if v_end = v_begin then
    select l.amount, l.first_at into used, first_at
    from protection_lines(v_account, p_kind, v_since, 9223372036854775807, v_since) l;
  else
    select coalesce(sum(case p_kind when 'deposit' then h.deposit when 'stake' then h.stake else h.loss end), 0),
      min(case p_kind when 'deposit' then h.deposit_at when 'stake' then h.stake_at else h.loss_at end)
    into used, first_at
    from protection_hour h where h.account_id = v_account and h.start_at >= v_begin and h.start_at < v_end;
    for v_part in
      select v_since as since, v_begin as till
      union all select v_end, 9223372036854775807
      union all
      select h.start_at, h.start_at + 3600000 from protection_hour h
      where h.account_id = v_account and h.start_at >= v_begin and h.start_at < v_end and not h.is_whole
    loop
      select protection_used.used + l.amount, least(protection_used.first_at, l.first_at) into used, first_at
      from protection_lines(v_account, p_kind, v_part.since, v_part.till, v_since) l;
    end loop;
  end if;
  if p_kind <> 'deposit' then
    -- Stakes are taken: below 0 in the lines. A loss is below 0 while more came back than was staked.
    used := -used;
  end if;
end $$;
