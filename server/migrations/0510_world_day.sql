-- Each day of simulated matches has a secret of its own, made from `secret` and told when the day is over. What earlier days were drawn
-- from, `old_secret`, is told never: one of them would tell the others, and it may be one that everybody knows.
alter table world_secret add column old_secret text;
-- The first day of the schedule (days since 1970 that begin at 21:00 UTC) with a secret of its own; null where all have one.
alter table world_secret add column first_day int;
alter table world_secret add constraint world_secret_old check ((old_secret is null) = (first_day is null));

-- Games that are already known must be played to their end, and one is known 48 hours before its start: the day after the one of that
-- instant is the first of which nothing is known. The seed of old data may be public, so its days to come are made from another secret.
update world_secret set old_secret = secret,
  secret = 'secret:' || replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''),
  first_day = floor((greatest(
      coalesce((select at from manual_clock), floor(extract(epoch from now()) * 1000)),
      (select at from feed_state where source = 'simulated')
    ) + (48 - 21) * 3600000::numeric) / 86400000) + 1
where exists (select from fixture where source = 'simulated');

-- What was published of a day before any match of it was.
create table world_day (
  -- 20260102, in Korea
  day_key text primary key,
  -- SHA-256 of its secret.
  commitment text not null,
  -- How many games it is drawn with: another number makes other games of the same secret.
  games_a_day int not null,
  committed_at bigint not null
);
