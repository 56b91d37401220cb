// Writes rows for ever and says each number once it is acknowledged; a test kills it.
import { openEmbedded } from '../../src/lib/db-embedded.ts';

const db = await openEmbedded({ dataDir: process.argv[2] ?? '' });
await db.exec('create table if not exists written (n int primary key)');
const [row] = await db.query<{ last: number }>(
  'select coalesce(max(n), 0)::int as last from written',
);
for (let n = (row?.last ?? 0) + 1; ; n += 1) {
  await db.query('insert into written values ($1)', [n]);
  process.stdout.write(`${n}\n`);
}
