-- Written by the check of health, which is to know whether the database takes writes.
create table health_probe (
  id int primary key check (id = 1),
  at bigint not null
);
