-- Settlements that members request of what their friends brought. The request has the state; this has who asked for which
-- week, so that no week is asked for twice.
create table settlement (
  request_id text primary key references request (id),
  member_id text not null references member (id),
  kind text not null check (kind in ('sports', 'casino', 'event', 'tether')),
  period_from bigint not null,
  period_to bigint not null,
  currency text not null,
  -- Minor units; what friends did in the period, as counted when it was requested.
  sports_lost bigint not null,
  casino bigint not null,
  slot bigint not null,
  new_friends int not null,
  amount bigint not null check (amount > 0),
  -- False once it is rejected: then the period may be requested again.
  is_current boolean not null default true,
  -- The smaller of what was counted when it was requested and when it was approved; null until it is.
  paid bigint,
  check (paid between 1 and amount)
);
create unique index settlement_once on settlement (member_id, kind, period_from) where is_current;
