import { connect, type AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { parseConfig } from './config.ts';
import { createHttp } from './http.ts';
import { BARE_HEADERS } from './raw-http.ts';
import { createSystemClock } from './lib/clock.ts';

let app: FastifyInstance;
let port: number;

beforeAll(async () => {
  const parsed = parseConfig({ LOG_LEVEL: 'silent' }, '/');
  if (!parsed.ok) throw new Error(parsed.errors.join());
  app = createHttp(parsed.value, createSystemClock());
  app.post('/take', async () => 'taken');
  await app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = app.server.address() as AddressInfo);
});
afterAll(() => app.close());

/** Sends a text as it is, and returns all that comes until the server hangs up. */
function exchange(text: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    let answer = '';
    socket.setEncoding('utf8').on('data', (part: string) => (answer += part));
    socket.on('error', () => undefined).on('close', () => resolve(answer));
  });
}

it.each([
  ['no HTTP', 'hello\r\n\r\n', 400],
  [
    'two lengths',
    'POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 5\r\ntransfer-encoding: chunked\r\n\r\n',
    400,
  ],
  ['no host', 'GET /take HTTP/1.1\r\nconnection: close\r\n\r\n', 400],
  [
    'what nobody offers',
    'GET /take HTTP/1.1\r\nhost: x\r\nexpect: 200-maybe\r\nconnection: close\r\n\r\n',
    417,
  ],
  ['a header too long', `GET / HTTP/1.1\r\nhost: x\r\na: ${'a'.repeat(40_000)}\r\n\r\n`, 431],
])('answers %s with a problem', async (_, text, status) => {
  const [head = '', body = ''] = (await exchange(text)).split('\r\n\r\n');
  expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(head).toContain('application/problem+json');
  for (const [name, value] of Object.entries(BARE_HEADERS)) {
    expect(head).toContain(`\r\n${name}: ${value}`);
  }
  const problem = JSON.parse(body);
  expect(problem).toMatchObject({ code: 'VALIDATION', message: expect.any(String) });
  expect(head).toContain(`x-request-id: ${problem.requestId}`);
});

it('gives a request thirty seconds, and looks every second', () => {
  const parsed = parseConfig({ LOG_LEVEL: 'silent' }, '/');
  if (!parsed.ok) throw new Error(parsed.errors.join());
  const { requestTimeout, headersTimeout } = createHttp(parsed.value, createSystemClock()).server;
  expect(requestTimeout).toBe(30_000);
  expect(headersTimeout).toBeLessThanOrEqual(30_000);
});
