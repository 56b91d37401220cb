-- What the bets of some players, or of all, come to in a tournament. A bet counts that was placed from its beginning until its end, in
-- its currency, with the least stake or more.
-- `sports`: of the singles and multiples of a day in Seoul that have the least odds, those placed first count, whatever became of them;
-- the score is the sum of the odds won, by what was paid for what was left of the stake, so that void legs count for nothing.
-- `casino`: the sum of pay-out by stake of the best rounds, free ones left out. In both a bet adds no more than the cap. Who has left has no score.
create or replace function tournament_scores(p_tournament int, p_members text[] default null)
returns table (member_id text, score bigint, bets int, reached_at bigint) language sql stable as $$
  select p.member_id, coalesce(sum(c.odds), 0)::bigint, count(c.odds)::int, coalesce(max(c.settled_at), 0)
  from tournament t
  join tournament_player p on p.tournament_id = t.id and (p_members is null or p.member_id = any(p_members))
  join member m on m.id = p.member_id
  left join lateral (
    select least(t.odds_cap, (b.payout * 200 / (b.stake - b.cashed_stake) + 1) / 2) as odds, b.settled_at
    from (
      select b.*, row_number() over (partition by (b.placed_at + 32400000) / 86400000 order by b.placed_at, b.id) as nth
      from bet b
      where b.member_id = p.member_id and b.placed_at >= t.starts_at and b.placed_at < t.ends_at and b.type in (1, 2)
        and b.sizes is null and b.status in ('accepted', 'settled', 'cancelled') and b.currency = t.currency
        and b.total_odds >= t.min_odds and b.stake >= t.min_stake) b
    where t.kind = 'sports' and b.nth <= t.max_bets and b.label = 2 and b.payout > b.stake - b.cashed_stake
    union all (
      select least(t.odds_cap, (b.payout * 200 / (b.stake - b.cashed_stake) + 1) / 2) as best, b.settled_at
      from bet b
      where t.kind = 'casino' and b.member_id = p.member_id and b.placed_at >= t.starts_at and b.placed_at < t.ends_at
        and b.type = 5 and b.status = 'settled' and b.label in (1, 2) and b.payout > 0 and b.currency = t.currency
        and b.stake >= t.min_stake and b.stake > b.cashed_stake
      order by best desc, b.settled_at, b.id limit t.max_bets)
  ) c on m.state <> 'withdrawn'
  where t.id = p_tournament
  group by p.member_id
$$;
