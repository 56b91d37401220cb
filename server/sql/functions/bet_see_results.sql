-- Notes that a member has seen the results of all settled bets. The account is locked first, as everywhere.
create or replace function bet_see_results(p_member text) returns void language plpgsql as $$
begin
  perform 1 from account a where a.owner = p_member and a.kind = 'money' order by a.id for no key update;
  update bet set seen_version = version
  where member_id = p_member and status = 'settled' and seen_version < version;
end $$;
