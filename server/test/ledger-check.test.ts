import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDb, type TestDb } from './open-test-db.ts';

const SCRIPT = join(import.meta.dirname, '..', 'src', 'ledger-check.ts');

let store: TestDb;
beforeAll(async () => {
  store = await openTestDb('postgres');
});
afterAll(() => store?.close());

function check(env: NodeJS.ProcessEnv): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const options = { env: { PATH: process.env.PATH, ...env } };
    const child = execFile(process.execPath, [SCRIPT], options, (_, out, err) =>
      resolve({ code: child.exitCode ?? -1, output: `${out}${err}` }),
    );
  });
}

it('ends with 0 while all holds and with 1 on a finding, which it names', async () => {
  expect(await check({ DATABASE_URL: store.place })).toEqual({
    code: 0,
    output: 'all invariants hold\n',
  });
  await store.db.query(
    `insert into account (owner, kind, currency, balance) values ('mem_x', 'money', 'KRW', 5)`,
  );
  const { code, output } = await check({ DATABASE_URL: store.place });
  expect(code).toBe(1);
  expect(output).toContain('a balance is the sum of its lines: ');
  expect(output).toContain('5 against 0');
});

it('does not make a database where there is none', async () => {
  const { code, output } = await check({ DATA_DIR: '/nowhere/at/all' });
  expect(code).toBe(1);
  expect(output).toContain('there is no database in /nowhere/at/all');
});
