// Opens the data folder as a second server would, and says what came of it.
import { isDataLocked } from '../../src/lib/data-lock.ts';
import { openDb } from '../../src/lib/db.ts';

try {
  const db = await openDb({ dataDir: process.argv[2] ?? '', databaseUrl: null });
  await db.close();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(isDataLocked(error) ? 3 : 1);
}
