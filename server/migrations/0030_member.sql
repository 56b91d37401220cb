create table member (
  id text primary key,
  user_id text not null,
  nickname text not null,
  password_hash text not null,
  withdraw_password_hash text not null,
  state text not null default 'applied'
    check (state in ('applied', 'approved', 'rejected', 'suspended', 'leaving', 'withdrawn')),
  level int not null default 0,
  -- 1 is a regular member, 2 a manager (rules/roles.ts); an admin is type 1 with role 10.
  type int not null default 1 check (type in (1, 2)),
  role int not null default 0,
  withdrawal_type int not null default 0,
  tendency int not null default 0,
  tether_signup_flag int not null default 0 check (tether_signup_flag in (0, 1)),
  currency text not null check (currency in ('KRW', 'USD')),
  odds_policy text not null default 'higher' check (odds_policy in ('any', 'higher', 'none')),
  -- What members choose: messages to many, and whether lists that everybody sees name them.
  receives_news boolean not null default true,
  in_hall_of_fame boolean not null default true,
  suggestion_code1 text,
  store_user_id text references member (id),
  recommender text,
  phone_number text,
  bank_id int references bank (id),
  account_number text,
  account_holder text,
  birth_year int,
  signup_payload jsonb not null default '{}',
  created_at bigint not null,
  approved_at bigint,
  last_login_at bigint,
  previous_login_at bigint,
  -- When the personal data of who has left was removed.
  erased_at bigint
);
create unique index member_user_id_key on member (lower(user_id));
create unique index member_nickname_key on member (nickname);
create unique index member_phone_key on member (phone_number) where phone_number is not null;
create unique index member_account_key on member (account_number) where account_number is not null;
-- Not unique: sign-ups come one at a time and look first.
create index member_lookalike_idx on member (lookalike(user_id));
create index member_friends on member (store_user_id, created_at, id) where store_user_id is not null;
-- Staff finds members by how a name begins or by the last four digits of a phone number, and lists them by the time they
-- signed up.
create index member_state_idx on member (state, created_at);
create index member_by_time on member (created_at, id);
create index member_user_id_begins on member (lower(user_id) text_pattern_ops);
create index member_nickname_begins on member (nickname text_pattern_ops);
create index member_phone_begins on member (phone_number text_pattern_ops);
create index member_phone_end on member (right(phone_number, 4)) where phone_number is not null;
create index member_holder_begins on member (account_holder text_pattern_ops);

-- What members give to friends; everybody has one from the approval on.
create table suggestion_code (
  code text primary key check (code = upper(code)),
  member_id text not null references member (id)
);

-- Wrong passwords in a row of somebody who is signed in. A try is counted before the password is compared, and forgotten
-- when it was right or at the next login.
create table password_tries (
  member_id text primary key references member (id),
  failures smallint not null check (failures between 0 and 5)
);

-- A member who leaves, from the wish to its end: taken back by staff within its time, or confirmed.
create table member_leaving (
  id text primary key,
  member_id text not null references member (id),
  -- In which order a member left and came back: with a clock that stands still all of it happens at one instant.
  n bigint generated always as identity,
  at bigint not null,
  -- Staff may take it back until then.
  until bigint not null,
  -- What was left and given up, minor units of the member's money.
  given_up bigint not null default 0 check (given_up >= 0),
  outcome text check (outcome in ('taken_back', 'confirmed')),
  ended_at bigint,
  -- Id of staff.
  ended_by text,
  reason text,
  check ((outcome is null) = (ended_at is null) and (outcome is null) = (ended_by is null))
);
create unique index member_leaving_open on member_leaving (member_id) where outcome is null;
create index member_leaving_of_member on member_leaving (member_id, n desc);
create index member_leaving_confirmed on member_leaving (ended_at) where outcome = 'confirmed';

-- What is left of ids that nobody may take again: hashes of what they look like.
create table retired_user_id (hash text primary key check (hash ~ '^[0-9a-f]{64}$'));

-- Accounts that are likely one person's: by the device that a sign-up came from, and by the wallet that withdrawals go to.
create table member_likeness (
  -- Who came later.
  member_id text not null references member (id),
  other_id text not null references member (id),
  by text not null check (by in ('device', 'wallet')),
  at bigint not null,
  primary key (member_id, other_id, by),
  check (member_id <> other_id)
);
create index member_likeness_other on member_likeness (other_id);

-- What staff does to members: notes, suspensions and bans, with all that was there before kept.
create table member_note (
  id text primary key,
  member_id text not null references member (id),
  author text not null references member (id),
  contents text not null,
  at bigint not null
);
create index member_note_of on member_note (member_id, at desc, id desc);
create trigger member_note_final before update or delete on member_note
  for each row execute function audit_is_final();

create table member_ban (
  id text primary key,
  member_id text not null references member (id),
  -- 'suspend' ends at `until` where there is one; 'ban' never ends by itself.
  kind text not null check (kind in ('suspend', 'ban')),
  until bigint,
  reason text not null,
  -- Id of staff, or 'system'.
  actor text not null,
  at bigint not null,
  ended_at bigint,
  -- Id of staff, or 'system' when the time was over.
  ended_by text,
  end_reason text,
  check (kind = 'suspend' or until is null),
  check ((ended_at is null) = (ended_by is null))
);
create unique index member_ban_open on member_ban (member_id) where ended_at is null;
create index member_ban_due on member_ban (until) where ended_at is null and until is not null;
