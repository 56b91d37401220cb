-- What bets and games that were settled from an instant on have come to for a member, minor units. Open ones are not in it: limits of losses
-- count those as lost (protection_lines).
create or replace function protection_net(p_member text, p_from bigint) returns bigint language sql stable as $$
  select coalesce(sum(r.paid - r.staked), 0)::bigint from bet_results(p_member, p_from, 9223372036854775807) r
$$;
