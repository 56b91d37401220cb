import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type MockSite, startMock } from './test/site.ts';

const run = promisify(execFile);
/** What a mock has to keep to; limits of calls, sign-up and settlement are the reference server's. */
const CASES = ['stream', 'reads', 'methods', 'board', 'cancel'];
const BET_CASES = [
  ...['single', 'multiple', 'coin', 'replay', 'reused-key', 'two-tabs', 'refusal-kept'],
  ...['nothing-stored', 'pages', 'filters', 'summary', 'seen', 'others', 'policy'],
];

let mock: MockSite;
beforeAll(async () => {
  mock = await startMock();
});
afterAll(() => mock.close());

it('passes the conformance cases of reading, betting and the stream', async () => {
  const entry = join(import.meta.dirname, '..', 'conformance', 'index.ts');
  const only = [...CASES, ...BET_CASES.map((name) => `bet/${name}`)].join();
  const args = [entry, '--url', `${mock.url}/api`, '--only', only];
  const { stdout } = await run(process.execPath, args).catch((error) => error);
  expect(stdout).toMatch(/ [1-9]\d+ passed, 0 failed/);
}, 60_000);
