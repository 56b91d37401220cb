-- What becomes of a question: one of staff keeps it for a while, it is answered, and a week later closed.
alter table inquiry
  add column state text not null default 'open' check (state in ('open', 'answering', 'answered', 'closed')),
  -- Who asked, as far as that is known: nobody asks twice at once.
  add column asker text not null default '',
  add column locked_by text references member (id),
  add column locked_until bigint,
  add column closed_at bigint;
update inquiry set state = 'answered' where answered_at is not null;
alter table inquiry add check ((locked_by is null) = (locked_until is null) and (locked_by is null or state = 'answering'));
alter table inquiry add check ((answered_at is null) = (state in ('open', 'answering')));
alter table inquiry add check ((closed_at is null) = (state <> 'closed'));
create index inquiry_by_asker on inquiry (asker, created_at);
create index inquiry_by_answer on inquiry (state, answered_at desc, id desc) where answered_at is not null;
drop index inquiry_answered;

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
