// Writes under a low `ulimit -n`, keeps the descriptors from the database until it fails, gives them back, and says what came of it.
import { closeSync, openSync } from 'node:fs';
import { openEmbedded } from '../../src/lib/db-embedded.ts';
import { isUnavailable } from '../../src/lib/db-session.ts';

/** The database closes files of its own that it can do without, which are then taken from it as well. */
const ROUNDS = 60;

const db = await openEmbedded({ dataDir: process.argv[2] ?? '' });
const acknowledged: number[] = [];
const refusals: string[] = [];
const taken: number[] = [];

/** Writes a row, and makes a table of its own, which is a file that was not open. */
async function write(n: number): Promise<void> {
  try {
    await db.tx(async (q) => {
      await q.query('insert into written (n) values ($1)', [n]);
      await q.exec(`create table fresh_${n} (n int primary key)`);
    });
    acknowledged.push(n);
  } catch (error) {
    refusals.push(isUnavailable(error) ? 'unavailable' : String(error));
  }
}

function takeDescriptors(): void {
  try {
    for (;;) taken.push(openSync('/dev/null', 'r'));
  } catch {
    // None is left.
  }
}

await db.exec('create table written (n int primary key)');
// Lasts as long as the session.
await db.exec(`set application_name = 'first'`);
let n = 0;
for (; n < ROUNDS && refusals.length < 2; n += 1) {
  takeDescriptors();
  await write(n);
}
for (const one of taken) closeSync(one);
const before = acknowledged.length;
for (const end = n + 4; n < end; n += 1) await write(n);
const [row] = await db.query<{ rows: number; tables: number; isReopened: boolean }>(
  `select (select count(*) from written) as rows,
     (select count(*) from pg_class where relname ~ '^fresh_\\d+$') as tables,
     current_setting('application_name') <> 'first' as "isReopened"`,
);
const afterwards = acknowledged.length - before;
const report = { refusals, afterwards, acknowledged: acknowledged.length, ...row };
process.stdout.write(JSON.stringify(report));
process.kill(process.pid, 'SIGKILL');
