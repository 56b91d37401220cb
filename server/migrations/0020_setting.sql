create table setting (key text primary key, value jsonb not null);

create table messenger (id int primary key, name text not null, account text not null, img_path text not null);

create table banned_word (word text primary key check (word = lower(word)));

create table bank (
  id int primary key,
  bank_name text not null,
  use_flag int not null default 1 check (use_flag in (0, 1))
);
