-- The history by label, results that their member has not seen, and cancellations by members.

alter table bet
  -- The version whose result the member has seen.
  add column seen_version integer not null default 0,
  add column cancelled_by_member boolean not null default false;
update bet set seen_version = version;

create index bet_label on bet (member_id, label, placed_at desc, id desc);
create index bet_unseen on bet (member_id) where status = 'settled' and seen_version < version;
create index bet_cancelled on bet (member_id, settled_at) where cancelled_by_member;

-- Answers that are kept for repeated requests get what the contract asks of a bet now.
update idempotency set answer = answer || '{"cancelUntil": null}' || jsonb_build_object('legs', (
  select jsonb_agg('{"decidedBy": null}' || leg order by idx)
  from jsonb_array_elements(answer -> 'legs') with ordinality as l (leg, idx)))
where scope = 'bet' and status = 201 and answer ? 'legs';
