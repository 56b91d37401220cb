-- Where the manual clock stood: a restart must not fall back behind what the database has lived through.
create table manual_clock (
  only_row boolean primary key default true check (only_row),
  at bigint not null
);
