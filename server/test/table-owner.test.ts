import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { SQL_FUNCTIONS } from '../src/lib/schema.ts';
import { openTestDb, type TestDb } from './open-test-db.ts';

const SOURCE = join(import.meta.dirname, '..', 'src');

/** By table, the part of the server that alone writes it. */
const OWNERS: Record<string, string> = {
  schema_migration: 'lib',
  sql_function: 'lib',
  manual_clock: 'lib',
  idempotency: 'lib',
  member: 'modules/member',
  suggestion_code: 'modules/member',
  member_leaving: 'modules/member',
  member_note: 'modules/member-desk',
  member_ban: 'modules/member-desk',
  favourite: 'modules/favourite',
  saved_slip: 'modules/saved-slip',
  banned_word: 'modules/setting',
  session: 'modules/auth',
  login_failure: 'modules/auth',
  device: 'modules/auth',
  security_event: 'modules/auth',
  blocked_ip: 'modules/auth',
  setting: 'modules/setting',
  messenger: 'modules/setting',
  message: 'modules/message',
  sent_message: 'modules/message',
  bank: 'modules/notice',
  news: 'modules/notice',
  popup: 'modules/notice',
  event: 'modules/notice',
  inquiry: 'modules/notice',
  inquiry_step: 'modules/notice',
  audit: 'modules/admin',
  request: 'modules/request',
  request_step: 'modules/request',
  account: 'modules/wallet',
  ledger_tx: 'modules/wallet',
  ledger_line: 'modules/wallet',
  turnover_requirement: 'modules/turnover',
  withdrawal_tries: 'modules/cashier',
  tether_secret: 'modules/tether',
  tether_payment: 'modules/tether',
  tether_transfer: 'modules/tether',
  tether_chain_transfer: 'modules/tether',
  tether_wallet: 'modules/tether',
  conversion: 'modules/conversion',
  rolling_category: 'modules/rolling',
  rolling_kind: 'modules/rolling',
  rolling_rate: 'modules/rolling',
  rolling_accrual: 'modules/rolling',
  rolling_conversion: 'modules/rolling',
  settlement: 'modules/referral',
  coupon: 'modules/coupon',
  password_tries: 'modules/member',
  retired_user_id: 'modules/member',
  coupon_step: 'modules/coupon',
  protection_limit: 'modules/protection',
  protection_stop: 'modules/protection',
  protection_change: 'modules/protection',
  protection_hour: 'modules/protection',
  protection_summed: 'modules/protection',
  reality_check: 'modules/protection',
  coupon_code: 'modules/coupon',
  coupon_code_use: 'modules/coupon',
  bet: 'modules/wager',
  bet_leg: 'modules/wager',
  debt: 'modules/wager',
  debt_collection: 'modules/wager',
  cash_out: 'modules/wager',
  cash_out_target: 'modules/wager',
  league: 'modules/sports',
  fixture: 'modules/sports',
  market: 'modules/sports',
  selection: 'modules/sports',
  feed_state: 'modules/sports',
  world_secret: 'modules/sports',
};

/** SQL functions by the beginning of their name. */
const FUNCTION_OWNERS: Record<string, string> = {
  audit_: 'modules/admin',
  bet_: 'modules/wager',
  fixture_: 'modules/sports',
  idempotency_: 'lib',
  ledger_: 'modules/wallet',
  lookalike: 'modules/member',
  protection_: 'modules/protection',
  rolling_: 'modules/rolling',
};

/** Fills an empty database with accounts and content as no member could make them. */
const SEED = 'demo/';

const TABLE = Object.keys(OWNERS).join('|');
const WRITE = new RegExp(
  `\\b(?:insert\\s+into|update|delete\\s+from|truncate(?:\\s+table)?)\\s+(?:only\\s+)?(${TABLE})\\b(?=\\s+(?:\\(|as\\b|set\\b|using\\b|where\\b|values\\b|select\\b|[a-z]{1,2}\\s)|\\s*\\()`,
  'gi',
);

/** The tables that a text of SQL, or TypeScript with SQL in it, writes. */
function written(text: string): string[] {
  const code = text.replaceAll(/(^|\s)(--|\/\/|\*).*$/gm, '');
  return [...new Set([...code.matchAll(WRITE)].map(([, table = '']) => table.toLowerCase()))];
}

function ownerOfFunction(file: string): string {
  const [, owner] = Object.entries(FUNCTION_OWNERS).find(([start]) => file.startsWith(start)) ?? [];
  if (owner === undefined) throw new Error(`no owner of the function file ${file}`);
  return owner;
}

function offenders(): string[] {
  const sources = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !/\.test\.ts$|(^|\/)test\//.test(file))
    .map((file) => ({ name: file, owner: file, text: readFileSync(join(SOURCE, file), 'utf8') }));
  const functions = readdirSync(SQL_FUNCTIONS).map((file) => ({
    name: relative(SOURCE, join(SQL_FUNCTIONS, file)),
    owner: `${ownerOfFunction(file)}/`,
    text: readFileSync(join(SQL_FUNCTIONS, file), 'utf8'),
  }));
  return [...sources, ...functions]
    .filter(({ owner }) => !owner.startsWith(SEED))
    .flatMap(({ name, owner, text }) =>
      written(text)
        .filter((table) => !owner.startsWith(`${OWNERS[table]}/`))
        .map((table) => `${name}: ${table}`),
    )
    .sort();
}

let store: TestDb;
beforeAll(async () => {
  store = await openTestDb();
});
afterAll(() => store?.close());

it('every table has an owner', async () => {
  const rows = await store.db.query<{ name: string }>(
    `select table_name as name from information_schema.tables
     where table_schema = current_schema() and table_type = 'BASE TABLE'`,
  );
  expect(Object.keys(OWNERS).sort()).toEqual(rows.map((row) => row.name).sort());
});

it('a table is written by its owner alone', () => {
  expect(offenders()).toEqual([]);
});

it('a write is found however it is written', () => {
  expect(written('insert into bet (id) values (1)')).toEqual(['bet']);
  expect(written('update member m set level = 1')).toEqual(['member']);
  expect(written('with old as (delete from market m using old where true) select 1')).toEqual([
    'market',
  ]);
  expect(written('insert into league as l select 1\nupdate\n  fixture set status = 3')).toEqual([
    'league',
    'fixture',
  ]);
  expect(
    written(
      '-- update bet set it\nselect 1 for no key update of bet; on conflict do update set bet = 1',
    ),
  ).toEqual([]);
});
