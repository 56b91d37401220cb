import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { operationNamed } from '../../../conformance/contract/document.ts';
import { sampleOf } from '../../../conformance/contract/sample.ts';
import { failedCases, reportText } from '../../../conformance/report.ts';
import { runConformance } from '../../../conformance/run.ts';
import { siteOptions } from '../../../conformance/site/options.ts';

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** A server that answers its settings once, and takes no more calls. */
async function startLimited(retryAfter: string): Promise<string> {
  const setting = sampleOf(operationNamed('getSetting').successes.get(200)?.schema ?? {});
  let calls = 0;
  const own = createServer((request, response) => {
    calls += 1;
    const head = {
      'x-request-id': 'r1',
      'x-server-time': String(Date.now()),
      'cache-control': 'no-store',
    };
    request.resume();
    if (calls === 1) {
      response.writeHead(200, { ...head, 'content-type': 'application/json' });
      return response.end(JSON.stringify(setting));
    }
    const type = { 'content-type': 'application/problem+json', 'retry-after': retryAfter };
    const problem = { type: 'about:blank', code: 'RATE_LIMITED', message: 'x', requestId: 'r1' };
    return response.writeHead(429, { ...head, ...type }).end(JSON.stringify(problem));
  });
  server = own;
  await new Promise<void>((done) => own.listen(0, '127.0.0.1', done));
  return `http://127.0.0.1:${(own.address() as AddressInfo).port}/api`;
}

it('a server that takes hardly any calls does not pass', async () => {
  const report = await runConformance(siteOptions({ url: await startLimited('60') }));
  const failed = failedCases(report);
  const ids = failed.map(({ id }) => id);
  expect(ids, reportText(report)).toContain('wholeness');
  expect(ids, reportText(report)).toContain('coverage');
  const [whole] = failed.filter(({ id }) => id === 'wholeness');
  const expected = whole?.failures.map((one) => one.expected).join(' ');
  expect(expected).toContain('"member"');
  for (const phase of ['beside', 'main', 'limits']) expect(expected).toContain(`"${phase}"`);
  const [coverage] = failed.filter(({ id }) => id === 'coverage');
  const missing = coverage?.failures.map((one) => `${one.operation} ${one.expected}`);
  expect(missing).toContain('placeBet 201');
}, 60_000);

it('a call is waited for as long as a run has patience, and no longer', async () => {
  const only = ['reads/getHealth'];
  const options = siteOptions({ url: await startLimited('1'), patience: 2 });
  const { cases } = await runConformance({ ...options, only });
  expect(cases).toMatchObject([{ outcome: 'not tried', isLimited: true }]);
}, 20_000);
