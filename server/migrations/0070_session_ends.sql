-- A session ends at `ends_at` at the latest, however active its member is: twelve hours after the login.
alter table session add column ends_at bigint;
update session set ends_at = greatest(expires_at, created_at + 12 * 3600000);
alter table session alter column ends_at set not null;
alter table session add check (expires_at <= ends_at);

-- No setting promises more than that.
update setting set value = '720' where key = 'autoLogoutMin' and value::text::int > 720;
