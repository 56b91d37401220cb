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
  'a reward of an event is booked as one, and no other correction is': [
    addRequest('approved', 5).replace('"takesTwo"', '"eventId": 1, "takesTwo"') +
      post('adjust:req_x', 5),
  ],
  'a correction that forgives a debt is booked as such, of all that it forgave': [
    addRequest('approved', 5).replace('"takesTwo"', '"debtId": "bet_x-2", "takesTwo"') +
      post('adjust:req_x', 5),
  ],
  'a debt is forgiven by a correction alone': [
    `alter table debt drop constraint debt_bet_id_fkey;
     insert into debt (bet_id, version, member_id, currency, amount, at, forgiven, forgiven_at)
     values ('bet_x', 2, '${MEMBER}', 'KRW', 5, 0, 5, 0);
     ${post('bet:bet_x:debt:2:forgiven', -5).replace('1100, "kind": "adjust.add"', '5200, "kind": "bet.winReverse"').replace('house:adjust', 'house:betting')}`,
  ],
  'a collection of a debt is that of a correction which names it': [
    `alter table debt_collection drop constraint debt_collection_bet_id_version_fkey;
     ${addRequest('approved', -5)}
     insert into debt_collection (request_id, bet_id, version, amount, at) values ('req_x', 'bet_x', 2, 5, 0);
     ${post('bet:bet_x:debt:2:collected:req_x', -5).replace('1100, "kind": "adjust.add"', '5200, "kind": "bet.winReverse"').replace('house:adjust', 'house:betting')}`,
  ],
  'a correction in the ledger is one that was requested': [post('adjust:req_none', 5)],
};
