-- Of a system, how many legs each of its lines has, rising; its stake is that of all lines together. A bonus pick goes with none.
alter table bet add column sizes jsonb;
alter table bet add constraint bet_sizes check (sizes is null or jsonb_typeof(sizes) = 'array' and bonus_folders is null);
