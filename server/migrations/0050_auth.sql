create table session (
  id text primary key,
  token_hash text not null unique,
  member_id text not null references member (id),
  created_at bigint not null,
  expires_at bigint not null,
  -- It ends then at the latest, however active its member is: twelve hours after the login.
  ends_at bigint not null,
  ended_at bigint,
  end_reason text,
  ip text not null,
  check ((ended_at is null) = (end_reason is null)),
  check (expires_at <= ends_at)
);
-- The rule "one active session a member" is the database's, so that two logins at once cannot break it.
create unique index session_active_key on session (member_id) where ended_at is null;
create index session_expiry_idx on session (expires_at) where ended_at is null;
-- The use of a member in a period is summed over what they began in it; staff reads the newest first.
create index session_member on session (member_id, created_at);
create index session_member_ip_idx on session (member_id, ip);
-- Staff finds members by the address that a session of theirs came from.
create index session_ip_begins on session (ip text_pattern_ops);

-- Wrong passwords, by id and network, so that a stranger's do not lock a member out, and by id alone in a wider measure.
create table login_failure (
  user_key text not null,
  -- '' counts the id wherever it was tried from.
  network text not null,
  -- As many as lock, newest first.
  failed_at bigint[] not null,
  locked_until bigint not null default 0,
  primary key (user_key, network)
);
-- Every login forgets what is too old; without this it reads every count that guesses have left.
create index login_failure_last_idx on login_failure ((failed_at[1]));

-- Browsers that have signed a member in, by the hash of the cookie they keep. Wrong passwords from one are
-- counted on its own row, so that a flood from elsewhere does not lock it out.
create table device (
  token_hash text not null,
  member_id text not null references member (id),
  -- Which browser it is, as its member reads it; null where it said nothing known.
  name text check (length(name) <= 40),
  used_at bigint not null,
  -- The last five, newest first.
  failed_at bigint[] not null default '{}',
  locked_until bigint not null default 0,
  primary key (token_hash, member_id)
);
create index device_member_idx on device (member_id, used_at);

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

create table blocked_ip (ip text primary key, reason text not null, created_at bigint not null);
