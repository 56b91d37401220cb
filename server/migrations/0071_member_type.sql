-- Type 1 is a regular member, type 2 a manager (rules/roles.ts). Until now a member was stored as 0, the constant
-- that the sign-up form sends; an admin was whoever had role 10, and is now type 1 with role 10.
update member set type = 1 where type not in (1, 2);
alter table member alter column type set default 1;
alter table member add check (type in (1, 2));
