import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { SQL_FUNCTIONS } from '../src/lib/schema.ts';
import { MODULES } from '../src/modules.ts';
import { openTestDb, type TestDb } from './open-test-db.ts';

const SOURCE = join(import.meta.dirname, '..', 'src');

/** By table, the part of the server that alone writes it: `lib`, or what a module says of itself. */
const TABLES = [
  ...['schema_migration', 'sql_function', 'manual_clock', 'idempotency'].map(
    (table) => [table, 'lib'] as const,
  ),
  ...MODULES.flatMap(({ name, tables }) =>
    tables.map((table) => [table, `modules/${name}`] as const),
  ),
];
const OWNERS = new Map<string, string>(TABLES);

/** SQL functions by the beginning of their name. */
const FUNCTION_OWNERS = [
  ['idempotency_', 'lib'] as const,
  ...MODULES.flatMap(({ name, sqlFunctions }) =>
    sqlFunctions.map((start) => [start, `modules/${name}`] as const),
  ),
];

/** Fills an empty database with accounts and content as no member could make them. */
const SEED = 'demo/';

const TABLE = [...OWNERS.keys()].join('|');
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
  const owners = FUNCTION_OWNERS.filter(([start]) => file.startsWith(start));
  const [[, owner] = []] = owners;
  if (owner === undefined || owners.length > 1)
    throw new Error(`the function file ${file} has ${owners.length} owners`);
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
        .filter((table) => !owner.startsWith(`${OWNERS.get(table)}/`))
        .map((table) => `${name}: ${table}`),
    )
    .sort();
}

let store: TestDb;
beforeAll(async () => {
  store = await openTestDb();
});
afterAll(() => store?.close());

it('every table has one owner', async () => {
  const rows = await store.db.query<{ name: string }>(
    `select table_name as name from information_schema.tables
     where table_schema = current_schema() and table_type = 'BASE TABLE'`,
  );
  expect(TABLES.map(([table]) => table).sort()).toEqual(rows.map((row) => row.name).sort());
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
