import { connect, type AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { parseConfig } from './config.ts';
import { createHttp } from './http.ts';
import { createSystemClock } from './lib/clock.ts';

const UNREAD_MS = 400;
let app: FastifyInstance;
let port: number;

beforeAll(async () => {
  const parsed = parseConfig({ LOG_LEVEL: 'silent' }, '/');
  if (!parsed.ok) throw new Error(parsed.errors.join());
  app = createHttp(parsed.value, createSystemClock(), { unreadMs: UNREAD_MS });
  app.get('/large', async () => 'x'.repeat(20_000_000));
  app.get('/slow', async () => {
    await new Promise((resolve) => setTimeout(resolve, 2 * UNREAD_MS));
    return 'late';
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = app.server.address() as AddressInfo);
});
afterAll(() => app.close());

/** Sends a text as it is, and returns all that comes until the server hangs up. */
function exchange(text: string, { reads = true } = {}): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    let answer = '';
    if (reads) socket.setEncoding('utf8').on('data', (part: string) => (answer += part));
    else socket.pause();
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
  ['a header too long', `GET / HTTP/1.1\r\nhost: x\r\na: ${'a'.repeat(40_000)}\r\n\r\n`, 431],
])('answers %s with a problem', async (_, text, status) => {
  const [head = '', body = ''] = (await exchange(text)).split('\r\n\r\n');
  expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(head).toContain('application/problem+json');
  expect(head).toContain("default-src 'none'");
  const problem = JSON.parse(body);
  expect(problem).toMatchObject({ code: 'VALIDATION', message: expect.any(String) });
  expect(head).toContain(`x-request-id: ${problem.requestId}`);
});

it('hangs up on one who does not read, and on no other', async () => {
  const ask = (path: string) => `GET ${path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`;
  const open = () => new Promise<number>((done) => app.server.getConnections((_, n) => done(n)));
  const unread = exchange(ask('/large'), { reads: false });
  expect((await exchange(ask('/large'))).length).toBeGreaterThan(20_000_000);
  expect(await exchange(ask('/slow'))).toContain('late');
  await expect.poll(open, { timeout: 10 * UNREAD_MS }).toBe(0);
  void unread;
});
