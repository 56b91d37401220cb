-- Refuses every change but one: where personal data is removed after its term (modules/erasure), the address and the reason of a
-- transaction become nothing. Amounts, accounts and instants are never changed.
create or replace function ledger_is_final() returns trigger language plpgsql as $$
declare
  v_old jsonb;
  v_new jsonb;
begin
  if tg_op = 'UPDATE' and tg_table_name = 'ledger_tx' and current_setting('hanpan.erasing', true) = 'on' then
    v_old := to_jsonb(old);
    v_new := to_jsonb(new);
    if v_old - array['ip', 'reason'] = v_new - array['ip', 'reason']
      and (v_new ->> 'ip' is null or v_new ->> 'ip' = v_old ->> 'ip')
      and (v_new ->> 'reason' is null or v_new ->> 'reason' = v_old ->> 'reason') then
      return new;
    end if;
  end if;
  raise exception 'ledger entries are never changed';
end $$;
