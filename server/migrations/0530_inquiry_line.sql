-- Members ask about more than the account to pay to, and ask further after an answer; guests read theirs by a key.
alter table inquiry drop constraint inquiry_kind_check;
alter table inquiry add constraint inquiry_kind_check
check (kind in ('nonmember', 'password', 'account', 'bet', 'charge', 'member', 'etc'));
alter table inquiry drop constraint inquiry_check;
alter table inquiry add constraint inquiry_of_member
check ((kind in ('nonmember', 'password')) = (member_id is null));

alter table inquiry
  -- When it was asked last: whoever asks further waits behind those who asked before.
  add column asked_at bigint,
  -- When its member opened the answer here; null while there is none to open.
  add column opened_at bigint check (opened_at is null or answered_at is not null),
  -- The SHA-256 of the key that a guest was told.
  add column key_hash text unique check (key_hash is null or kind = 'nonmember');
-- Answers from before were read as messages.
update inquiry set asked_at = created_at, opened_at = answered_at;
alter table inquiry alter column asked_at set not null;

drop index inquiry_waiting;
drop index inquiry_by_asker;
create index inquiry_waiting on inquiry (asked_at, id) where answered_at is null;
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
insert into inquiry_line (inquiry_id, by, staff_id, text, at)
select id, 'staff', answered_by, answer, answered_at from inquiry where answered_at is not null order by answered_at, id;

-- When a member last asked what they took back: nobody asks twice at once that way either.
create table inquiry_withdrawn (
  member_id text primary key references member (id),
  asked_at bigint not null
);
