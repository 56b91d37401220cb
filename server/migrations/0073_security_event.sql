-- Who signed in, who was refused and why. Neither the id that was typed (people type passwords there) nor any secret.
create table security_event (
  id bigint generated always as identity primary key,
  at bigint not null,
  kind text not null,
  -- Null where no member has the id that was tried.
  member_id text,
  ip text not null,
  -- A code of the contract, an operation or the kind of lock; never free text.
  detail text not null
);
create index security_event_at_idx on security_event (at);
create index security_event_member_idx on security_event (member_id, at);
