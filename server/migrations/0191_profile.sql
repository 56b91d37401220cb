-- Which browser a device is, as its member reads it; null where it said nothing known.
alter table device add column name text check (length(name) <= 40);

-- Wrong passwords in a row of somebody who is signed in. A try is counted before the password is compared, and forgotten
-- when it was right or at the next login.
create table password_tries (
  member_id text primary key references member (id),
  failures smallint not null check (failures between 0 and 5)
);
