-- What of a member's bets was settled in [p_from, p_to), minor units: parts that were cashed out when they were, the rest when it got its
-- result. Void, cancelled and open ones have no row. In TypeScript it is `settledResult` of rules/bet-result.ts.
create or replace function bet_results(p_member text, p_from bigint, p_to bigint)
returns table (at bigint, staked bigint, paid bigint) language sql stable as $$
  select b.settled_at, b.stake - b.cashed_stake, b.payout
  from bet b
  where b.member_id = p_member and b.status = 'settled' and b.settled_at >= p_from and b.settled_at < p_to
    and not (b.label = 3 and b.payout = b.stake - b.cashed_stake)
  union all
  select c.decided_at, c.stake, c.amount
  from cash_out c
  where c.member_id = p_member and c.status = 'done' and c.decided_at >= p_from and c.decided_at < p_to
$$;
