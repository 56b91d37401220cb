import { beforeAll, expect, it } from 'vitest';
import { openTestDb } from '../../../test/open-test-db.ts';
import { findViolations } from '../../lib/invariants.ts';
import { walletInvariants } from './invariants.ts';
import { openAccounts, postEntry } from './repository.ts';
import { staged } from '../../../test/staged.ts';

const store = staged(() => openTestDb());
beforeAll(async () => {
  await openAccounts(store.db, { memberId: 'mem_a', currency: 'KRW' });
  const account = { owner: 'mem_a', kind: 'money', currency: 'KRW', amount: 500 };
  const house = { owner: null, kind: 'house:bank', currency: 'KRW', amount: -500 };
  await postEntry(store.db, {
    id: 'txn_a',
    key: 'a',
    code: 2100,
    kind: 'deposit',
    actor: 'test',
    at: 10,
    lines: [account, house],
  });
});

const MONEY = `(select id from account where owner = 'mem_a' and kind = 'money')`;
const HOUSE = `(select id from account where kind = 'house:bank' and currency = 'KRW')`;
const addTx = (fields: object = {}) => {
  const tx = { id: 'txn_b', key: 'b', code: 2100, kind: 'deposit', actor: 'test', at: 20 };
  const row = { ...tx, ...fields };
  return `insert into ledger_tx (${Object.keys(row)}) values (${Object.values(row).map((one) => `'${one}'`)});`;
};
const addLines = (fields: object = {}) => {
  const line = { seq: 2, amount: 100, after: 600, at: 20, code: 2100, house: -100, ...fields };
  return `
    insert into ledger_line (tx_id, account_id, seq, amount, balance_after, at, code)
    values ('txn_b', ${MONEY}, ${line.seq}, ${line.amount}, ${line.after}, ${line.at}, ${line.code}),
      ('txn_b', ${HOUSE}, nextval('house_line_seq'), ${line.house}, null, 20, 2100);
    update account set balance = balance + ${line.amount}, last_seq = last_seq + 1 where id = ${MONEY};`;
};

const FAULTS: Record<keyof typeof walletInvariants, string[]> = {
  'every transaction adds to zero per currency': [addTx() + addLines({ house: -99 })],
  'every transaction has lines': [addTx()],
  'a balance is the sum of its lines': [`update account set balance = 501 where id = ${MONEY}`],
  'each line carries the balance after it': [addTx() + addLines({ after: 601 })],
  'sequence numbers of a member have no gap': [addTx() + addLines({ seq: 3 })],
  'an entry that undoes another is of the same accounts': [
    `${addTx({ code: 2200, kind: 'deposit.cancel', reverses: 'txn_a' })}
     insert into ledger_line (tx_id, account_id, seq, amount, at, code)
     select 'txn_b', id, nextval('house_line_seq'), case kind when 'house:bank' then 5 else -5 end, 20, 2200
     from account where kind in ('house:bank', 'house:tether') and currency = 'KRW'`,
  ],
  'every entry is of a known kind': [
    addTx({ code: 2101 }) + addLines({ code: 2101 }),
    addTx({ kind: 'bet.win' }) + addLines(),
  ],
  'a line has the code of its transaction, and its instant or the one of the line before': [
    addTx() + addLines({ code: 2110 }),
    addTx() + addLines({ at: 21 }),
    addTx({ at: 5 }) + addLines({ at: 5 }),
  ],
  'every member with money has every account': [
    `delete from account where owner = 'mem_a' and kind = 'rolling_slot'`,
    `insert into account (owner, kind, currency) values ('mem_b', 'money', 'USD')`,
  ],
  'no balance is below zero': [
    `alter table account drop constraint account_funds;
     update account set balance = -1 where id = ${MONEY}`,
  ],
};

class Undo extends Error {}

async function rulesBrokenBy(fault: string): Promise<string[]> {
  let rules: string[] = [];
  const end = store.db.tx(async (q) => {
    for (const statement of fault.split(';').filter((one) => one.trim() !== ''))
      await q.query(statement);
    rules = (await findViolations(q, walletInvariants)).map(({ rule }) => rule);
    throw new Undo();
  });
  await expect(end).rejects.toBeInstanceOf(Undo);
  return rules;
}

it('all hold of what the ledger books', async () => {
  expect(await findViolations(store.db, walletInvariants)).toEqual([]);
});

it.each(Object.entries(FAULTS).flatMap(([rule, ways]) => ways.map((way) => [rule, way] as const)))(
  '%s: finds the fault %#',
  async (rule, fault) => {
    expect(await rulesBrokenBy(fault)).toContain(rule);
  },
);

it('every rule has a fault that it finds', () => {
  expect(Object.keys(FAULTS).sort()).toEqual(Object.keys(walletInvariants).sort());
});

it.each([
  ['points', 'KRW'],
  ['tether', 'USD'],
  ['money', 'USDT'],
  ['pocket', 'KRW'],
])('no member has an account %s in %s', async (kind, currency) => {
  const insert = store.db.query(
    `insert into account (owner, kind, currency) values ('mem_c', $1, $2)`,
    [kind, currency],
  );
  await expect(insert).rejects.toThrow('account_kind');
});
