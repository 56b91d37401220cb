-- What has to be bet before a withdrawal. What is done of it is counted from settled bets and kept nowhere.
create table turnover_requirement (
  id text primary key,
  member_id text not null references member (id),
  -- What asked for it, and that thing's id: one requirement each.
  source text not null,
  source_id text not null,
  currency text not null,
  required bigint not null check (required > 0),
  opened_at bigint not null,
  closed_at bigint,
  close_reason text check (close_reason in ('empty', 'met', 'reversed')),
  -- What is required once the bonus is given up: the amount itself, minor units. Null where no bonus hangs on it.
  base bigint,
  bonus_points bigint not null default 0 check (bonus_points >= 0),
  -- The same in minor units of the currency, rounded up; by it stakes are weighed.
  bonus_worth bigint not null default 0 check (bonus_worth >= 0),
  -- What of them is neither released nor forfeited.
  held_points bigint not null default 0,
  given_up_at bigint,
  -- Until when settled bets were looked at for the release.
  checked_at bigint,
  unique (source, source_id),
  check ((closed_at is null) = (close_reason is null)),
  constraint turnover_held check (held_points in (0, bonus_points)
    and (bonus_points = 0 or base > 0) and (held_points = 0 or closed_at is null and given_up_at is null)),
  constraint turnover_given_up check (given_up_at is null
    or bonus_points > 0 and bonus_worth = 0 and required = base)
);
create index turnover_open on turnover_requirement (member_id, opened_at) where closed_at is null;
create index turnover_held on turnover_requirement (member_id) where held_points > 0;
