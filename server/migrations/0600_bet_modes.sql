-- Bets on rounds have modes of their own, and rounds of casino and slots, which have no slip, have none.
alter table bet alter column mode drop not null;
update bet set mode = case type when 3 then 'mini' when 4 then 'virtual' end where type in (3, 4, 5);
alter table bet add constraint bet_mode_of_type check (case type
  when 3 then mode is not distinct from 'mini'
  when 4 then mode is not distinct from 'virtual'
  when 5 then mode is null
  else coalesce(mode in ('domestic', 'inplay', 'european'), false) end);
