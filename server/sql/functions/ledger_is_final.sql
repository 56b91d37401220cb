create or replace function ledger_is_final() returns trigger language plpgsql as $$
begin
  raise exception 'ledger entries are never changed';
end $$;
