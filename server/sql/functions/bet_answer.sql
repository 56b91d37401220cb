-- Stores the first answer to a key.
create or replace function bet_answer(p jsonb, p_status int, p_body jsonb, p_at bigint) returns void language plpgsql as $$
begin
  insert into idempotency (member_id, key, body_hash, bet_id, status, body, at)
  values (p ->> 'memberId', p ->> 'key', p ->> 'bodyHash', case when p_status = 201 then p ->> 'betId' end,
    p_status, p_body, p_at);
end $$;
