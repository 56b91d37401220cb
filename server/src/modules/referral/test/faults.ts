/** Statements that break what is true of settlements, one way each. */

const MEMBER = 'mem_demo_member02';

interface Fault {
  state?: string;
  amount?: number;
  isCurrent?: boolean;
  kind?: string;
  currency?: string;
}

function settlement(fault: Fault): string {
  const { state = 'approved', amount = 1_000, isCurrent = true, kind = 'sports' } = fault;
  const { currency = 'KRW' } = fault;
  return `
    insert into request (id, kind, member_id, state, is_open, is_exclusive, details, created_at, updated_at)
    values ('req_seed', 'settlement', '${MEMBER}', '${state}', ${state === 'requested'}, false, '{"amount": ${amount}}', 0, 0);
    insert into request_step (request_id, n, event, to_state, actor, actor_role, at)
    values ('req_seed', 1, 'open', '${state}', 'system', 'system', 0);
    insert into settlement values ('req_seed', '${MEMBER}', '${kind}', 0, 1, '${currency}', 100000, 0, 0, 0, ${amount}, ${isCurrent},
      ${state === 'approved' ? amount : null});`;
}

function paid(amount: number): string {
  const lines = [
    { owner: null, kind: 'house:settlement', currency: 'KRW', amount: -amount },
    { owner: MEMBER, kind: 'money', currency: 'KRW', amount },
  ];
  const entry = { code: 8100, kind: 'settlement.pay', actor: 'system', at: 0, lines };
  const key = 'settle:sports:req_seed';
  return `select ledger_post('${JSON.stringify({ ...entry, id: 'txn_seed', key })}'::jsonb);`;
}

/** By rule of settlements what breaks it. */
export const REFERRAL_FAULTS: Record<string, string[]> = {
  'a settlement is paid once it is approved, by what was counted then, and no other is': [
    settlement({}),
    settlement({}) + paid(999),
    settlement({ state: 'requested' }) + paid(1_000),
    paid(1_000),
    `${settlement({})} update settlement set paid = null;`,
  ],
  'a reward for friends alone requires a turnover, by what was paid': [
    `${settlement({}) + paid(1_000)}
      insert into turnover_requirement (id, member_id, source, source_id, currency, required, opened_at)
      values ('tur_seed', '${MEMBER}', 'settlement', 'req_seed', 'KRW', 3000, 0);`,
  ],
  'a settlement pays the share of what it counted': [
    settlement({ state: 'requested', amount: 1_001 }),
  ],
  'a settlement keeps its period unless it is rejected, and is of its request': [
    settlement({ state: 'requested', isCurrent: false }),
    settlement({ state: 'rejected' }),
    `${settlement({ state: 'requested' })} update request set details = '{"amount": 1}' where id = 'req_seed';`,
  ],
  'only coin members have settlements in coins, and events are for the others': [
    settlement({ state: 'requested', kind: 'tether' }),
    settlement({ state: 'requested', currency: 'USD' }),
  ],
};
