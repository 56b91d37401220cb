// npm run ledger:check: the invariants of every module over a database that no server has open, or over DATABASE_URL.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseConfig } from './config.ts';
import { checkInvariants } from './invariants.ts';
import { openDb } from './lib/db.ts';

const ROOT = join(import.meta.dirname, '..', '..');

async function main(): Promise<number> {
  const parsed = parseConfig(process.env, ROOT);
  if (!parsed.ok) throw new Error(parsed.errors.join('\n'));
  const { dataDir, databaseUrl } = parsed.value;
  if (databaseUrl === null && !existsSync(join(dataDir, 'db')))
    throw new Error(`there is no database in ${dataDir}; set DATA_DIR or DATABASE_URL`);
  const db = await openDb({ dataDir, databaseUrl });
  try {
    const violations = await checkInvariants(db);
    for (const { rule, subject, detail } of violations)
      console.error(`${rule}: ${subject} (${detail})`);
    console.log(violations.length === 0 ? 'all invariants hold' : `${violations.length} findings`);
    return violations.length === 0 ? 0 : 1;
  } finally {
    await db.close();
  }
}

process.exitCode = await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  return 1;
});
