// @vitest-environment jsdom
import { allSettled, type Scope } from 'effector';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { $api, createFakeApi } from '@/shared/api/testing';
import { makeScope, watchCalls } from '@/shared/lib/test-scope';
import { balanceReceived, frameShown, gameClosed, gameFailed, roundPlayed } from './frame';
import { launchClosed, launchRequested } from './launch';

const origin = 'http://localhost:3001';
const crane = { gameId: 'hanpan-crane', kind: 'slot' } as const;
const url = `${origin}/game/hanpan-crane?token=9f2c07b15d30e41a`;

let scope: Scope;
let frame: Window;
let said: { balances: number[]; rounds: unknown[]; ends: unknown[]; failures: string[] };

function post(data: unknown, { from = origin, source = frame as Window | null } = {}) {
  globalThis.dispatchEvent(new MessageEvent('message', { data, origin: from, source }));
}

const launch = () => allSettled(launchRequested, { scope, params: crane });

function addFrame(): Window {
  const element = document.body.appendChild(document.createElement('iframe'));
  return element.contentWindow as Window;
}

beforeEach(async () => {
  const api = createFakeApi({
    'POST /member/lobby/slot': { body: { expiresAt: 7_200_000 } },
    'POST /casino/game/hanpan-crane/launch': { status: 201, body: { url, sessionId: 'cas_1' } },
  });
  scope = makeScope({ values: [[$api, api]] });
  said = {
    balances: watchCalls(scope, balanceReceived),
    rounds: watchCalls(scope, roundPlayed),
    ends: watchCalls(scope, gameClosed),
    failures: watchCalls(scope, gameFailed),
  };
  frame = addFrame();
  await launch();
  await allSettled(frameShown, { scope, params: frame });
});
afterEach(async () => {
  await allSettled(launchClosed, { scope });
  document.body.replaceChildren();
});

const total = () =>
  said.balances.length + said.rounds.length + said.ends.length + said.failures.length;

it('hears what the page of the game says', () => {
  post({ type: 'balance', balance: 128_000 });
  post({ type: 'round' });
  post({ type: 'error', code: 'TOO_FAST' });
  post({ type: 'closed' });
  expect(said.balances).toEqual([128_000]);
  expect(said.failures).toEqual(['TOO_FAST']);
  expect([said.rounds.length, said.ends.length]).toEqual([1, 1]);
});

it.each([
  ['another origin', { from: 'https://evil.example' }],
  ['our own page', { from: 'http://localhost:3000', source: globalThis as unknown as Window }],
  ['another window of the same origin', { source: globalThis as unknown as Window }],
  ['no window', { source: null }],
])('hears nothing of %s', (_who, sender) => {
  post({ type: 'closed' }, sender);
  expect(total()).toBe(0);
});

it.each([
  [null],
  ['closed'],
  [{ type: 'win' }],
  [{ type: 'balance' }],
  [{ type: 'balance', balance: '128000' }],
  [{ type: 'balance', balance: 1.5 }],
  [{ type: 'balance', balance: -1 }],
  [{ type: 'error', code: 'x'.repeat(65) }],
])('makes nothing of %j', (data) => {
  post(data);
  expect(total()).toBe(0);
});

it('hears nothing once the game is left, and each message once after it was opened again', async () => {
  await allSettled(launchClosed, { scope });
  post({ type: 'round' });
  expect(total()).toBe(0);
  await launch();
  await launch();
  post({ type: 'round' });
  expect(said.rounds).toHaveLength(1);
});

it('hears nothing of a frame that is gone', async () => {
  await allSettled(frameShown, { scope, params: null });
  post({ type: 'round' });
  expect(total()).toBe(0);
});
