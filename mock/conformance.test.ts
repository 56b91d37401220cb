import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type MockSite, startMock } from './test/site.ts';

const run = promisify(execFile);
/** What a mock has to keep to; limits of calls and logins and what staff does are the reference server's. */
const CASES = [
  ...['stream', 'reads', 'methods', 'board', 'bet', 'cancel', 'favourite'],
  ...['session/replaced', 'session/logout', 'session/password'],
];

let mock: MockSite;
beforeAll(async () => {
  mock = await startMock();
});
afterAll(() => mock.close());

it('passes the conformance cases of reading, betting and the stream', async () => {
  const entry = join(import.meta.dirname, '..', 'conformance', 'index.ts');
  const args = [entry, '--url', `${mock.url}/api`, '--only', CASES.join()];
  const { stdout } = await run(process.execPath, args).catch((error) => error);
  expect(stdout).toMatch(/ [1-9]\d+ passed, 0 failed/);
}, 60_000);
