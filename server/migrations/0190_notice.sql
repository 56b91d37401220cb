create table news (id int generated always as identity primary key, contents text not null, created_at bigint not null);

create table popup (
  id int generated always as identity primary key,
  title text not null,
  contents text not null,
  starts_at bigint not null,
  ends_at bigint not null,
  -- About bonuses and events, which members who have stopped are not shown. One that nobody decided about counts as such.
  is_marketing boolean not null default true
);
