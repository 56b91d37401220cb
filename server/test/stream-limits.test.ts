import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { STREAMS_PER_MEMBER } from '../src/config.ts';
import { buildTestApp, type TestApp } from './build-test-app.ts';
import { readStream, type StreamReader } from './stream-reader.ts';

const PER_ADDRESS = 4;
let site: TestApp;
let address: string;

beforeAll(async () => {
  site = await buildTestApp({ streamsPerAddress: PER_ADDRESS });
  address = await site.listen();
});
afterAll(() => site.close());

const open = (token?: string) => readStream(address, { topics: 'site', token });

async function openMany(count: number, token?: string): Promise<StreamReader[]> {
  const readers = await Promise.all(Array.from({ length: count }, () => open(token)));
  expect(readers.map(({ status }) => status)).toEqual(Array(count).fill(200));
  return readers;
}

async function expectRefused(token?: string): Promise<void> {
  const headers = token === undefined ? {} : { 'x-auth-token': token };
  const answer = await fetch(`${address}/api/stream?topics=site`, { headers });
  expect(answer.status).toBe(429);
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await answer.json()).toMatchObject({ code: 'RATE_LIMITED' });
}

it('one address opens only so many streams, and one that ends makes room', async () => {
  const guests = await openMany(PER_ADDRESS);
  await expectRefused();
  const [first] = guests;
  first?.cut();
  await vi.waitFor(() => expect(site.hub.stats().connections).toBe(PER_ADDRESS - 1));
  guests.push(...(await openMany(1)));
  await expectRefused();
  for (const guest of guests) guest.cut();
  await vi.waitFor(() => expect(site.hub.stats().connections).toBe(0));
});

it('one member opens only so many, and the end of the session makes room', async () => {
  const token = await site.login('member01');
  const streams = await openMany(STREAMS_PER_MEMBER, token);
  await expectRefused(token);
  await openMany(1, await site.login('member02'));
  await openMany(1);
  const fresh = await site.login('member01');
  await Promise.all(streams.map((one) => one.closed));
  await openMany(1, fresh);
});
