-- Refuses every change but one: where personal data is removed after its term (modules/erasure), texts of staff become nothing, and
-- fields are left out of what a record says of before and after. Nothing is ever added or replaced.
create or replace function audit_is_final() returns trigger language plpgsql as $$
declare
  v_old jsonb;
  v_new jsonb;
begin
  if tg_op = 'UPDATE' and current_setting('hanpan.erasing', true) = 'on' then
    v_old := to_jsonb(old);
    v_new := to_jsonb(new);
    if v_old - array['before', 'after', 'reason', 'contents'] = v_new - array['before', 'after', 'reason', 'contents']
      and (nullif(v_new -> 'before', 'null') is null or v_old -> 'before' @> (v_new -> 'before'))
      and (nullif(v_new -> 'after', 'null') is null or v_old -> 'after' @> (v_new -> 'after'))
      and (v_new ->> 'reason' is null or v_new ->> 'reason' = v_old ->> 'reason')
      and (v_new ->> 'contents' is null or v_new ->> 'contents' in ('', v_old ->> 'contents')) then
      return new;
    end if;
  end if;
  raise exception 'audit records are never changed';
end $$;
