-- Locks the money account of a member who has bets in parts, and answers its balance; null where there is none. The account comes first, as
-- everywhere: all that the caller reads after it is what the last one left.
create or replace function bet_part_lock(p_member text, p_currency text) returns bigint language sql as $$
  select a.balance from account a where a.owner = p_member and a.kind = 'money' and a.currency = p_currency for no key update
$$;
