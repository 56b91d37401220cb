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
  is_current boolean not null default true
);
create unique index settlement_once on settlement (member_id, kind, period_from) where is_current;

-- What the bets of friends that were decided in a week are summed by.
create index bet_settled on bet (member_id, settled_at) include (type, stake, label) where status = 'settled';

-- Everybody who is a member has a code to give to friends; new ones get theirs with the approval.
insert into suggestion_code (code, member_id)
select upper(substr(md5('code:' || m.id), 1, 8)), m.id from member m
where m.state in ('approved', 'suspended') and m.type = 0 and m.role = 0
  and not exists (select from suggestion_code c where c.member_id = m.id)
on conflict do nothing;
