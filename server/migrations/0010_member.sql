-- Members, sessions, sign-up codes, site settings, messages, notices, audit. Instants are epoch milliseconds.

create table member (
  id text primary key,
  user_id text not null,
  nickname text not null,
  password_hash text not null,
  withdraw_password_hash text not null,
  state text not null default 'applied'
    check (state in ('applied', 'approved', 'rejected', 'suspended', 'leaving', 'withdrawn')),
  level int not null default 0,
  type int not null default 0,
  role int not null default 0,
  withdrawal_type int not null default 0,
  tendency int not null default 0,
  tether_signup_flag int not null default 0 check (tether_signup_flag in (0, 1)),
  currency text not null check (currency in ('KRW', 'USD')),
  odds_policy text not null default 'higher' check (odds_policy in ('any', 'higher', 'none')),
  suggestion_code1 text,
  store_user_id text references member (id),
  recommender text,
  phone_number text,
  bank_id int,
  account_number text,
  account_holder text,
  birth_year int,
  signup_payload jsonb not null default '{}',
  created_at bigint not null,
  approved_at bigint,
  last_login_at bigint,
  previous_login_at bigint
);
create unique index member_user_id_key on member (lower(user_id));
create unique index member_nickname_key on member (nickname);
create unique index member_phone_key on member (phone_number) where phone_number is not null;
create unique index member_account_key on member (account_number) where account_number is not null;
create index member_state_idx on member (state, created_at);

create table session (
  id text primary key,
  token_hash text not null unique,
  member_id text not null references member (id),
  created_at bigint not null,
  expires_at bigint not null,
  ended_at bigint,
  end_reason text,
  ip text not null,
  check ((ended_at is null) = (end_reason is null))
);
-- The rule "one active session a member" is the database's, so that two logins at once cannot break it.
create unique index session_active_key on session (member_id) where ended_at is null;
create index session_expiry_idx on session (expires_at) where ended_at is null;

create table login_failure (
  user_key text primary key,
  -- The last five, newest first.
  failed_at bigint[] not null,
  locked_until bigint not null default 0
);

create table suggestion_code (
  code text primary key check (code = upper(code)),
  member_id text not null references member (id)
);

create table banned_word (word text primary key check (word = lower(word)));

create table blocked_ip (ip text primary key, reason text not null, created_at bigint not null);

create table setting (key text primary key, value jsonb not null);

create table bank (
  id int primary key,
  bank_name text not null,
  use_flag int not null default 1 check (use_flag in (0, 1))
);
alter table member add foreign key (bank_id) references bank (id);

create table messenger (id int primary key, name text not null, account text not null, img_path text not null);

create table message (
  id text primary key,
  member_id text not null references member (id),
  title text not null,
  contents text not null,
  sent_at bigint not null,
  read_at bigint,
  deleted_at bigint
);
create index message_inbox_idx on message (member_id, sent_at desc, id desc) where deleted_at is null;
create index message_unread_idx on message (member_id) where read_at is null and deleted_at is null;

create table news (id int generated always as identity primary key, contents text not null, created_at bigint not null);

create table popup (
  id int generated always as identity primary key,
  title text not null,
  contents text not null,
  starts_at bigint not null,
  ends_at bigint not null
);

create table inquiry (
  id text primary key,
  kind text not null check (kind in ('nonmember', 'password')),
  contact text not null,
  title text not null,
  contents text not null,
  created_at bigint not null,
  ip text not null
);

create table favourite_league (
  member_id text not null references member (id),
  league_id text not null,
  created_at bigint not null,
  primary key (member_id, league_id)
);

create table audit (
  id bigint generated always as identity primary key,
  at bigint not null,
  actor text not null,
  action text not null,
  target text not null,
  before jsonb,
  after jsonb,
  ip text not null
);
create function audit_is_final() returns trigger language plpgsql as $$
begin
  raise exception 'audit records are never changed';
end $$;
create trigger audit_final before update or delete on audit
  for each row execute function audit_is_final();
