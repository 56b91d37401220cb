-- A game of a casino provider may be starred, too.
alter table favourite drop constraint favourite_kind_check;
alter table favourite add constraint favourite_kind_check check (kind in ('league', 'team', 'fixture', 'game'));
