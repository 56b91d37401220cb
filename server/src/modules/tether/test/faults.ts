/** Statements that break what is true of tether deposits, one way each. */

const MEMBER = 'mem_demo_coin01';
const ADDRESS = 'TQ5nYvHkDq3W8sR1cZx7bL9mPf2eJtGu4K';

const details = JSON.stringify({
  amount: 10_000,
  amountMicro: 100_000_000,
  currency: 'USD',
  usdRate: 13_800_000,
  address: ADDRESS,
  url: 'https://x',
  expiresAt: 1,
  isAfterEnd: false,
});

const request = (state: string, isOpen = false) => `
  insert into request (id, kind, member_id, state, is_open, is_exclusive, details, created_at, updated_at)
  values ('req_seed', 'tetherDeposit', '${MEMBER}', '${state}', ${isOpen}, false, '${details}', 0, 0);
  insert into request_step (request_id, n, event, to_state, actor, actor_role, at)
  values ('req_seed', 1, 'open', '${state}', 'system', 'system', 0);`;

const payment = (address = ADDRESS) => `
  insert into tether_payment (request_id, address, n, expires_at) values ('req_seed', '${address}', 1, 1);`;

const transfer = (micro = 100_000_000, confirmations = 20) => `
  insert into tether_transfer (tx_id, event_index, request_id, amount_micro, confirmations, at, seen_at, told_at)
  values ('tx', 0, 'req_seed', ${micro}, ${confirmations}, 0, 0, 0);`;

function credit(micro = 100_000_000, cents = 10_000): string {
  const house = { owner: null, kind: 'house:exchange' };
  const lines = [
    { owner: null, kind: 'house:tether', currency: 'USDT', amount: -micro },
    { ...house, currency: 'USDT', amount: micro },
    { ...house, currency: 'USD', amount: -cents },
    { owner: MEMBER, kind: 'money', currency: 'USD', amount: cents },
  ];
  const entry = { id: 'txn_seed', key: 'tether:req_seed:credit', code: 2110, at: 0, lines };
  const booked = JSON.stringify({ ...entry, kind: 'deposit.tether', actor: 'system' });
  return `select ledger_post('${booked}'::jsonb);`;
}

const wallet = { address: ADDRESS, rate: null, grossMicro: 100_000_000, feeMicro: 1_000_000 };
const withdrawalDetails = JSON.stringify({
  amount: 10_000,
  currency: 'USD',
  bank: null,
  tether: wallet,
});

const withdrawal = `
  insert into request (id, kind, member_id, state, is_open, is_exclusive, details, created_at, updated_at)
  values ('req_seed', 'withdrawal', '${MEMBER}', 'paid', false, true, '${withdrawalDetails}', 0, 0);
  insert into request_step (request_id, n, event, to_state, actor, actor_role, at)
  values ('req_seed', 1, 'open', 'paid', 'system', 'system', 0);`;

function book(what: 'hold' | 'paid', code: number, lines: readonly object[]): string {
  const entry = { id: `txn_${what}`, key: `withdraw:req_seed:${what}`, code, at: 0, lines };
  const booked = JSON.stringify({ ...entry, kind: `withdraw.${what}`, actor: 'system' });
  return `select ledger_post('${booked}'::jsonb);`;
}

/** A withdrawal of 100 dollars that is paid, with so many micro-USDT leaving the house. */
function paid(micro: number): string {
  const held = { owner: MEMBER, kind: 'hold_withdraw', currency: 'USD' };
  const house = { owner: null, kind: 'house:exchange' };
  return (
    withdrawal +
    book('hold', 3100, [
      { ...held, kind: 'money', amount: -10_000 },
      { ...held, amount: 10_000 },
    ]) +
    book('paid', 3300, [
      { ...held, amount: -10_000 },
      { ...house, currency: 'USD', amount: 10_000 },
      ...(micro === 0
        ? []
        : [
            { ...house, currency: 'USDT', amount: -micro },
            { owner: null, kind: 'house:tether', currency: 'USDT', amount: micro },
          ]),
    ])
  );
}

/** By rule of tether deposits what breaks it. */
export const TETHER_FAULTS: Record<string, string[]> = {
  'a tether deposit takes in all that came for it once it is credited, and no other does': [
    request('credited') + payment() + transfer(100_000_001) + credit(),
    request('waiting', true) + payment() + credit(),
    request('late', true) + payment() + transfer() + credit(),
  ],
  'a credited tether deposit brought its member whole cents at the kept rate': [
    request('credited') + payment() + transfer() + credit(100_000_000, 9_999),
  ],
  'nothing is credited before its transfers have all their blocks': [
    request('credited') + payment() + transfer(100_000_000, 19) + credit(),
  ],
  'a tether withdrawal that is paid sends what its amount comes to, in whole cents': [
    paid(99_990_000),
    paid(0),
  ],
  'every tether deposit has its address': [
    request('waiting', true),
    request('waiting', true) + payment(`${ADDRESS.slice(0, -1)}L`),
  ],
};
