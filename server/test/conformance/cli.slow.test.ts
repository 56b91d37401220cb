import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ALL_FAULTS } from '../../../conformance/faults/index.ts';
import { type FaultyProxy, startFaultyProxy } from '../../../conformance/faults/proxy.ts';
import type { Report } from '../../../conformance/report.ts';
import { gather, spawnNode } from '../../../scripts/lib/processes.ts';
import { buildTestApp, type TestApp } from '../build-test-app.ts';
import { scratchRoot } from '../scratch.ts';

let site: TestApp;
let proxy: FaultyProxy;
let folder: string;

beforeAll(async () => {
  site = await buildTestApp({ rateLimits: true });
  proxy = await startFaultyProxy(`${await site.listen()}/api`);
  folder = mkdtempSync(join(scratchRoot(), 'hanpan-conformance-'));
});
afterAll(async () => {
  await proxy.close();
  await site.close();
  rmSync(folder, { recursive: true, force: true });
});

const conformance = (...args: string[]) => gather(spawnNode('conformance/index.ts', args));

it('ends with 0 on a sound server, and says what it could not try', async () => {
  const only = 'reads/getMember,session/suspended';
  const { code, output } = await conformance('--url', proxy.url, '--only', only);
  expect(output).toContain('✓ reads/getMember');
  expect(output).toContain('no account "suspended" was given');
  expect(output).toContain('1 passed, 0 failed, 1 not tried');
  expect(code).toBe(0);
});

it('goes without accounts that a server does not have', async () => {
  const without = ['--account', 'member=', '--account', 'admin='];
  const { code, output } = await conformance(
    ...['--url', proxy.url, ...without, '--only', 'input/getSetting,stream/heartbeat,bet/single'],
  );
  expect(output).toContain('no account "member" was given');
  expect(output).toContain('2 passed, 0 failed, 1 not tried');
  expect(code).toBe(0);
});

it('ends with 1 on a fault, and writes what it expected, what it got and the request', async () => {
  proxy.use(ALL_FAULTS.find(({ id }) => id === 'float-money') ?? null);
  const file = join(folder, 'report.json');
  const { code, output } = await conformance(
    ...['--url', proxy.url, '--only', 'reads/getMember', '--report', file],
  );
  proxy.use(null);
  expect(output).toContain('✗ reads/getMember');
  expect(code).toBe(1);
  const { cases } = JSON.parse(readFileSync(file, 'utf8')) as Report;
  const [failure] = cases[0]?.failures ?? [];
  expect(failure).toMatchObject({ operation: 'getMember' });
  expect(failure?.got).toMatch(/\.5/);
  expect(failure?.request).toMatch(/^curl -X GET '.*\/member\/user'/);
  expect(failure?.request).not.toMatch(/x-auth-token: [^$]/);
});

it('prints its options with --help', async () => {
  const { code, output } = await conformance('--help');
  expect(output).toMatch(/^npm run conformance -- --url [\s\S]*--patience/);
  expect(code).toBe(0);
});

it('ends with 2 where nobody answers, and says where', async () => {
  const { code, output } = await conformance('--url', 'http://127.0.0.1:1/api');
  expect(output).toMatch(/^no server answers at http:\/\/127\.0\.0\.1:1\/api: .*ECONNREFUSED/);
  expect(output).not.toContain('--patience');
  expect(code).toBe(2);
});

it('ends with 2 for a name of --only that no case has, whatever the others', async () => {
  const lost = await conformance('--url', proxy.url, '--only', 'reads/getMember,bett/');
  expect(lost).toEqual({ code: 2, output: 'no case begins with bett/\n' });
});

it('ends with 2 and its options where one is missing or wrong', async () => {
  const [missing, role] = await Promise.all([
    conformance(),
    conformance('--url', proxy.url, '--account', 'boss=a:b'),
  ]);
  expect(missing.output).toMatch(/^--url is missing[\s\S]*--patience/);
  expect(role.output).toContain('--account boss=a:b');
  expect([missing.code, role.code]).toEqual([2, 2]);
});
