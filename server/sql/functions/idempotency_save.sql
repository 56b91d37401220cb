-- Stores the answer to a new key, in the transaction of the command it answers.
create or replace function idempotency_save(p_member text, p_scope text, p_key text, p_body_hash text, p_status int,
  p_answer jsonb, p_at bigint) returns void language plpgsql as $$
begin
  insert into idempotency (member_id, scope, key, body_hash, status, answer, at)
  values (p_member, p_scope, p_key, p_body_hash, p_status, p_answer, p_at);
end $$;
