create or replace function audit_is_final() returns trigger language plpgsql as $$
begin
  raise exception 'audit records are never changed';
end $$;
