import { writeFileSync } from 'node:fs';

export interface Tally {
  passed: number;
  failures: readonly string[];
}

/** Prints the failures, tells the test run its counts (`TALLY_FILE`) and sets the exit code. */
export function finish({ passed, failures }: Tally): void {
  for (const failure of failures) console.error(failure);
  const { TALLY_FILE } = process.env;
  if (TALLY_FILE) writeFileSync(TALLY_FILE, JSON.stringify({ passed, failed: failures.length }));
  console.log(`${passed} passed, ${failures.length} failed`);
  if (failures.length > 0) process.exitCode = 1;
}
