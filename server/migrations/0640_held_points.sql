-- Points of a deposit's bonus are held until its turnover is done: an account of their own for each member, and beside what is required
-- what hangs on it.

alter table account drop constraint account_kind;
alter table account add constraint account_kind check (owner is null or
  case kind
    when 'points' then currency = 'POINT'
    when 'points_held' then currency = 'POINT'
    when 'tether' then currency = 'USDT'
    else kind in ('money', 'hold_bet', 'hold_withdraw', 'rolling_casino', 'rolling_slot', 'rolling_mini')
      and currency in ('KRW', 'USD')
  end);

insert into account (owner, kind, currency)
select owner, 'points_held', 'POINT' from account where kind = 'money'
on conflict (owner, kind, currency) do nothing;

-- What is required once the bonus is given up: the amount itself, minor units. Null where no bonus hangs on it.
alter table turnover_requirement add column base bigint;
alter table turnover_requirement add column bonus_points bigint not null default 0 check (bonus_points >= 0);
-- The same in minor units of the currency, rounded up; by it stakes are weighed.
alter table turnover_requirement add column bonus_worth bigint not null default 0 check (bonus_worth >= 0);
-- What of them is neither released nor forfeited.
alter table turnover_requirement add column held_points bigint not null default 0;
alter table turnover_requirement add column given_up_at bigint;
-- Until when settled bets were looked at for the release.
alter table turnover_requirement add column checked_at bigint;
alter table turnover_requirement add constraint turnover_held check (held_points in (0, bonus_points)
  and (bonus_points = 0 or base > 0) and (held_points = 0 or closed_at is null and given_up_at is null));
alter table turnover_requirement add constraint turnover_given_up check (given_up_at is null
  or bonus_points > 0 and bonus_worth = 0 and required = base);

create index turnover_held on turnover_requirement (member_id) where held_points > 0;
