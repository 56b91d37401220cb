-- What members do for points, in periods of days or weeks. `condition` is that of the contract.
create table quest (
  id int generated always as identity primary key,
  title text not null,
  period text not null check (period in ('daily', 'weekly')),
  condition jsonb not null,
  needs_deposit boolean not null,
  min_level smallint not null,
  points integer not null check (points > 0),
  starts_at bigint not null,
  -- No period begins from then on; a quest that ends as it begins never runs.
  ends_at bigint not null check (ends_at >= starts_at)
);
create index quest_ends on quest (ends_at desc, id desc);

-- A quest is claimed once a member and period.
create table quest_claim (
  quest_id int not null references quest (id),
  member_id text not null references member (id),
  period_start bigint not null,
  points integer not null check (points > 0),
  at bigint not null,
  primary key (quest_id, member_id, period_start)
);
create index quest_claim_member on quest_claim (member_id, period_start);
