import { allSettled } from 'effector';
import { expect, it } from 'vitest';
import { $api, createFakeApi } from '@/shared/api/testing';
import { $now } from '@/shared/lib/clock';
import { readIsVisibleFx } from '@/shared/lib/page-visibility';
import { makeScope } from '@/shared/lib/test-scope';
import { makeWins, winsNow } from './lib/sample-wins';
import { WinsGate, winsSeen } from './model';

const minute = 60_000;

async function readings(isSeen: boolean, isVisible: boolean, after: number): Promise<number> {
  let reads = 0;
  const answer = () => {
    reads += 1;
    return { body: makeWins() };
  };
  const api = createFakeApi({ 'GET /hallOfFame/latest': answer });
  const values = [[$api, api] as const, [$now, winsNow] as const];
  const scope = makeScope({ values, handlers: [[readIsVisibleFx, () => isVisible]] });
  await allSettled(WinsGate.open, { scope, params: {} });
  await allSettled(winsSeen, { scope, params: isSeen });
  await allSettled($now, { scope, params: winsNow + after });
  return reads;
}

it.each([
  [true, true, minute, 2],
  [true, true, minute - 1, 1],
  [false, true, minute, 1],
  [true, false, minute, 1],
])('on screen %s, tab visible %s, after %i ms: read %i times', async (seen, visible, after, n) => {
  expect(await readings(seen, visible, after)).toBe(n);
});
