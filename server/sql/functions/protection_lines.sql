-- What the lines of an account in [p_from, p_to) count for limits of one kind, those left out that undo something booked before
-- `p_since`: {amount, first}. `amount` with the signs of the lines; `first` is the oldest line that counts, null without one.
create or replace function protection_lines(p_account bigint, p_kind text, p_from bigint, p_to bigint, p_since bigint,
  out amount bigint, out first_at bigint) language plpgsql stable as $$
declare
  -- Codes of rules/ledger.ts; a loss is all that bets and games took and gave.
  v_codes int[] := case p_kind
    when 'deposit' then array[2100, 2110]
    when 'stake' then array[4100, 4500, 9100]
    else array[4100, 4300, 4500, 4600, 5100, 5200, 5300, 9100, 9200, 9300]
  end;
  v_undone bigint := 0;
begin
  select coalesce(sum(l.amount), 0), min(l.at) into amount, first_at
  from ledger_line l
  where l.account_id = p_account and l.at >= p_from and l.at < p_to and l.balance_after is not null and l.code = any(v_codes);
  if p_kind = 'deposit' then
    -- A deposit that was taken back was none; it is left out of the period that it was booked in, and of no other.
    select coalesce(sum(l.amount), 0) into v_undone
    from ledger_line l join ledger_tx t on t.id = l.tx_id
      join ledger_line o on o.tx_id = t.reverses and o.account_id = p_account
    where l.account_id = p_account and l.at >= p_from and l.at < p_to and l.balance_after is not null and l.code = 2200
      and o.at >= p_since;
  elsif p_kind = 'stake' then
    -- A held stake that was refused was never bet. A bet that was cancelled later counts: it was one.
    select coalesce(sum(l.amount), 0) into v_undone
    from ledger_line l join ledger_tx t on t.id = l.tx_id
      join ledger_tx h on h.key = replace(t.key, ':release', ':hold')
      join ledger_line o on o.tx_id = h.id and o.account_id = p_account
    where l.account_id = p_account and l.at >= p_from and l.at < p_to and l.balance_after is not null and l.code = 4600
      and o.at >= p_since;
  end if;
  amount := amount + v_undone;
end $$;
