-- What was answered to a key: null when it is new, {outcome: reused} when it came with another body, else
-- {outcome: replay, status, answer}. The caller holds a lock that all commands of this member and scope take.
create or replace function idempotency_find(p_member text, p_scope text, p_key text, p_body_hash text) returns jsonb
language plpgsql as $$
declare
  v_stored idempotency%rowtype;
begin
  select * into v_stored from idempotency i where i.member_id = p_member and i.scope = p_scope and i.key = p_key;
  if not found then
    return null;
  elsif v_stored.body_hash <> p_body_hash then
    return '{"outcome": "reused"}';
  end if;
  return jsonb_build_object('outcome', 'replay', 'status', v_stored.status, 'answer', v_stored.answer);
end $$;
