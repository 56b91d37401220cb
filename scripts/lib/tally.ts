export interface Tally {
  passed: number;
  failures: readonly string[];
}

/** Prints the failures and the counts, and sets the exit code. */
export function finish({ passed, failures }: Tally): void {
  for (const failure of failures) console.error(failure);
  console.log(`${passed} passed, ${failures.length} failed`);
  if (failures.length > 0) process.exitCode = 1;
}
