-- In which order a member left and came back: with a clock that stands still all of it happens at one instant.
alter table member_leaving add column n bigint generated always as identity;
drop index member_leaving_of_member;
create index member_leaving_of_member on member_leaving (member_id, n desc);
