import { connect, type AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { parseConfig } from './config.ts';
import { createHttp } from './http.ts';
import { createSystemClock } from './lib/clock.ts';

// These wait for real time, which a busy machine stretches: they are no part of the gate.
const UNREAD_MS = 400;
const REQUEST_MS = 600;
const LOOK_MS = 50;
let app: FastifyInstance;
let port: number;

beforeAll(async () => {
  const parsed = parseConfig({ LOG_LEVEL: 'silent' }, '/');
  if (!parsed.ok) throw new Error(parsed.errors.join());
  app = createHttp(parsed.value, createSystemClock(), {
    unreadMs: UNREAD_MS,
    requestMs: REQUEST_MS,
    lookMs: LOOK_MS,
  });
  app.post('/take', async () => 'taken');
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
  ['headers', 'POST /take HTTP/1.1\r\nhost: x\r\n', 'a: b\r\n'],
  [
    'a body',
    'POST /take HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 999\r\n\r\n',
    ' ',
  ],
])('ends a request whose %s come a little at a time', async (_, start, drop) => {
  const from = performance.now();
  const answer = await new Promise<string>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(start));
    const drip = setInterval(() => socket.write(drop), 20);
    let text = '';
    socket.setEncoding('utf8').on('data', (part: string) => (text += part));
    socket
      .on('error', () => undefined)
      .on('close', () => {
        clearInterval(drip);
        resolve(text);
      });
  });
  expect(answer).toMatch(/^HTTP\/1.1 408 /);
  expect(answer).toContain('application/problem+json');
  const took = performance.now() - from;
  expect(took).toBeGreaterThanOrEqual(REQUEST_MS);
  expect(took).toBeLessThan(5 * REQUEST_MS);
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
