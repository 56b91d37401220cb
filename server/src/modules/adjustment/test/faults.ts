const MEMBER = 'mem_demo_member02';

const addRequest = (state: string, amount: number) => `
  insert into request (id, kind, member_id, state, is_open, is_exclusive, details, created_at, updated_at)
  values ('req_x', 'adjustment', '${MEMBER}', '${state}', false, false,
    '{"account": "money", "amount": ${amount}, "won": ${amount}, "takesTwo": false}', 0, 0);
  insert into request_step (request_id, n, event, to_state, actor, actor_role, at)
  values ('req_x', 1, 'open', '${state}', 'system', 'system', 0);`;
const post = (key: string, amount: number) => `
  select ledger_post('{"id": "txn_x", "key": "${key}", "code": 1100, "kind": "adjust.add", "actor": "x", "at": 0, "lines": [
    {"owner": null, "kind": "house:adjust", "currency": "KRW", "amount": ${-amount}},
    {"owner": "${MEMBER}", "kind": "money", "currency": "KRW", "amount": ${amount}}]}');`;

/** By rule what breaks it. */
export const ADJUSTMENT_FAULTS: Record<string, string[]> = {
  'a correction is booked once it is approved, by its amount, and no other is': [
    addRequest('approved', 5),
    addRequest('approved', 5) + post('adjust:req_x', 6),
    addRequest('rejected', 5) + post('adjust:req_x', 5),
  ],
  'a large correction is approved by two people': [
    addRequest('approved', 300_000) + post('adjust:req_x', 300_000),
  ],
  'a correction in the ledger is one that was asked for': [post('adjust:req_none', 5)],
};
