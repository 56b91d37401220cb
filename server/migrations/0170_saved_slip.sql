-- Slips that members keep by a name: what they picked and saw, without a stake.
create table saved_slip (
  member_id text not null references member (id),
  -- Made by the client, so that a slip that is sent twice is kept once.
  id text not null,
  name text not null check (length(name) between 1 and 30),
  kind text not null check (kind in ('singles', 'multiple', 'system')),
  mode text not null check (mode in ('domestic', 'inplay', 'european')),
  -- Of a system, how many legs each of its lines has, rising.
  sizes jsonb check (sizes is null or jsonb_typeof(sizes) = 'array'),
  -- Selections with the odds that the member saw.
  legs jsonb not null check (jsonb_typeof(legs) = 'array'),
  saved_at bigint not null,
  primary key (member_id, id),
  check ((kind = 'system') = (sizes is not null))
);
