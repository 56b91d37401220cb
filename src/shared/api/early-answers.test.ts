import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fetchOrTakeEarly } from './early-answers';

const url = 'http://localhost:3000/api/sports/board?kind=cross';
const send = vi.fn<typeof fetch>();
const text = async (request: Request) => (await fetchOrTakeEarly(request)).text();

function prepare(answer: Response | null) {
  globalThis.hanpanEarly = new Map([[url, Promise.resolve(answer)]]);
}

beforeEach(() => {
  vi.stubGlobal('fetch', send);
  // The process that runs the test is older than its page would be.
  vi.spyOn(performance, 'now').mockReturnValue(1_000);
  send.mockImplementation(() => Promise.resolve(new Response('sent')));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  globalThis.hanpanEarly = undefined;
});

it('takes an answer that came early, once', async () => {
  prepare(new Response('early', { headers: { 'x-server-time': '1', 'x-request-id': 'r1' } }));
  const answer = await fetchOrTakeEarly(new Request(url));
  expect(await answer.text()).toBe('early');
  expect(answer.headers.get('x-request-id')).toBe('r1');
  expect(answer.headers.get('x-server-time')).toBeNull();
  expect(await text(new Request(url))).toBe('sent');
});

it.each([
  ['was refused', new Response('', { status: 503 })],
  ['failed', null],
])('sends the request where the early one %s', async (_what, answer) => {
  prepare(answer);
  expect(await text(new Request(url))).toBe('sent');
});

it('sends what changes something, other addresses, and all once the answers are old', async () => {
  prepare(new Response('early'));
  expect(await text(new Request(url, { method: 'POST' }))).toBe('sent');
  expect(await text(new Request(`${url}&sport=football`))).toBe('sent');
  vi.spyOn(performance, 'now').mockReturnValue(40_000);
  expect(await text(new Request(url))).toBe('sent');
});

it('ends with the request', async () => {
  prepare(new Response('early'));
  await expect(
    fetchOrTakeEarly(new Request(url, { signal: AbortSignal.abort() })),
  ).rejects.toThrow();
  expect(send).not.toHaveBeenCalled();
});
