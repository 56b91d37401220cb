-- What is kept of what a record says of before and after once personal data is removed: numbers, flags, and words that this
-- program wrote. What anybody typed is left out.
create or replace function audit_skeleton(p jsonb) returns jsonb language sql immutable as $$
  select jsonb_object_agg(f.key, f.value) from jsonb_each(p) f
  where jsonb_typeof(f.value) in ('number', 'boolean')
    or f.key in ('id', 'state', 'kind', 'account', 'currency', 'memberId', 'debtId', 'audience')
$$;
