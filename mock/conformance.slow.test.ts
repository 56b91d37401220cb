import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type MockSite, startMock } from './test/site.ts';

const run = promisify(execFile);
/** What a mock has to keep to; limits of calls and logins and what staff does are the reference server's. */
const CASES = [
  ...['stream', 'reads', 'methods', 'board', 'bet', 'cancel', 'favourite', 'saved-slip'],
  ...['session/replaced', 'session/logout', 'session/password'],
];
/** What the mock gives no run: accounts that the contract's examples have none of, and odds below 1.30. */
const NOT_TRIED = [
  'bet/blocked',
  'bet/refused-bonus-low-odds',
  'bet/refused-payout-too-large',
  'bet/refused-stake-too-large',
  'favourite/limit',
];

let mock: MockSite;
const folder = mkdtempSync(join(tmpdir(), 'hanpan-mock-'));
beforeAll(async () => {
  mock = await startMock();
});
afterAll(async () => {
  await mock.close();
  rmSync(folder, { recursive: true });
});

it('passes the conformance cases of reading, betting and the stream', async () => {
  const entry = join(import.meta.dirname, '..', 'conformance', 'index.ts');
  const report = join(folder, 'report.json');
  const args = [entry, '--url', `${mock.url}/api`, '--only', CASES.join(), '--report', report];
  const { stdout } = await run(process.execPath, args).catch((error) => error);
  expect(stdout).toMatch(/ [1-9]\d+ passed, 0 failed/);
  const { cases } = JSON.parse(readFileSync(report, 'utf8')) as {
    cases: { id: string; outcome: string }[];
  };
  const untried = cases.filter(({ outcome }) => outcome === 'not tried').map(({ id }) => id);
  expect(untried.sort()).toEqual(NOT_TRIED);
}, 60_000);
