-- Days of Seoul that members attended, each by its first instant, with the points that were paid for it.
create table attendance (
  member_id text not null references member (id),
  day bigint not null check ((day + 32400000) % 86400000 = 0),
  points integer not null check (points > 0),
  at bigint not null check (at >= day and at < day + 86400000),
  primary key (member_id, day)
);
create index attendance_day on attendance (day);

-- What so many days of a month gave beside; all days of a month are as many as it has.
create table attendance_reward (
  member_id text not null references member (id),
  month text not null check (month ~ '^[0-9]{6}$'),
  days smallint not null check (days between 2 and 31),
  points integer not null check (points > 0),
  at bigint not null,
  primary key (member_id, month, days)
);

-- What attendance takes and gives once staff has set it: one row.
create table attendance_rules (
  is_set boolean primary key default true check (is_set),
  rules jsonb not null
);
