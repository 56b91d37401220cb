-- Questions of members and guests. One of staff keeps one for a while, it is answered, and a week later closed.
create table inquiry (
  id text primary key,
  kind text not null check (kind in ('nonmember', 'password', 'account', 'bet', 'charge', 'member', 'etc')),
  -- Null where somebody asked without an account, who is answered by the contact given, or reads the answer by a key.
  member_id text references member (id),
  contact text not null,
  -- The SHA-256 of the key that a guest was told.
  key_hash text unique check (key_hash is null or kind = 'nonmember'),
  -- Who asked, as far as that is known: nobody asks twice at once.
  asker text not null default '',
  title text not null,
  contents text not null,
  state text not null default 'open' check (state in ('open', 'answering', 'answered', 'closed')),
  created_at bigint not null,
  -- When it was asked last: whoever asks further waits behind those who asked before.
  asked_at bigint not null,
  locked_by text references member (id),
  locked_until bigint,
  answer text,
  answered_by text references member (id),
  answered_at bigint,
  -- When its member opened the answer here; null while there is none to open.
  opened_at bigint check (opened_at is null or answered_at is not null),
  closed_at bigint,
  ip text not null,
  constraint inquiry_of_member check ((kind in ('nonmember', 'password')) = (member_id is null)),
  check ((answer is null) = (answered_by is null) and (answer is null) = (answered_at is null)),
  check ((locked_by is null) = (locked_until is null) and (locked_by is null or state = 'answering')),
  check ((answered_at is null) = (state in ('open', 'answering'))),
  check ((closed_at is null) = (state <> 'closed'))
);
create index inquiry_waiting on inquiry (asked_at, id) where answered_at is null;
create index inquiry_by_answer on inquiry (state, answered_at desc, id desc) where answered_at is not null;
create index inquiry_by_asker on inquiry (asker, asked_at);
create index inquiry_of_one on inquiry (member_id, created_at desc, id desc) where member_id is not null;

-- What was said after the question itself.
create table inquiry_line (
  id bigint generated always as identity primary key,
  inquiry_id text not null references inquiry (id),
  by text not null check (by in ('asker', 'staff')),
  staff_id text references member (id) check ((staff_id is not null) = (by = 'staff')),
  text text not null,
  at bigint not null
);
create index inquiry_lines on inquiry_line (inquiry_id, id);

create table inquiry_step (
  id bigint generated always as identity primary key,
  inquiry_id text not null references inquiry (id),
  event text not null,
  from_state text,
  to_state text not null,
  actor text not null,
  at bigint not null
);
create index inquiry_steps on inquiry_step (inquiry_id, id);

-- When a member last asked what they took back: nobody asks twice at once that way either.
create table inquiry_withdrawn (
  member_id text primary key references member (id),
  asked_at bigint not null
);
