import { allSettled } from 'effector';
import { expect, it } from 'vitest';
import { $member, balanceUpdated } from '@/entities/member';
import { makeMember } from '@/entities/member/testing';
import { pointTerms } from '@/features/point-conversion';
import { makePointTerms } from '@/features/point-conversion/testing';
import { makeRolling } from '@/features/rolling-conversion/testing';
import { $api, createFakeApi, type FakeCall } from '@/shared/api/testing';
import { makeScope } from '@/shared/lib/test-scope';
import { pageClosed, pageOpened } from './events';
import { lines } from './model';

const DAY_MS = 24 * 3_600_000;

async function openPage() {
  const calls: URLSearchParams[] = [];
  let balance = 12_400;
  const api = createFakeApi({
    'GET /mywallet/point': () => ({ body: makePointTerms({ balance }) }),
    'GET /rolling': { body: makeRolling() },
    'GET /statement': ({ path }: FakeCall) => {
      calls.push(new URL(path, 'http://x').searchParams);
      return { body: { data: [], nextCursor: null } };
    },
  });
  const values = [
    [$api, api],
    [$member, makeMember({ point: balance })],
  ] as const;
  const scope = makeScope({ values });
  await allSettled(pageOpened, { scope, params: { params: {}, search: {} } });
  const receive = (point: number) => {
    balance = point;
    return allSettled(balanceUpdated, { scope, params: { emoney: 0, point } });
  };
  return { scope, calls, receive };
}

it('lists the points of a year', async () => {
  const { scope, calls } = await openPage();
  const [query] = calls;
  expect(query?.get('account')).toBe('points');
  expect(Number(query?.get('to')) - Number(query?.get('from'))).toBe(366 * DAY_MS);
  expect(scope.getState(lines.$items)).toEqual([]);
});

it('shows points that come while it is open, and asks for nothing after it was left', async () => {
  const { scope, calls, receive } = await openPage();
  await receive(20_000);
  expect(scope.getState(pointTerms.$data)?.balance).toBe(20_000);
  expect(calls).toHaveLength(2);
  await allSettled(pageClosed, { scope });
  await receive(30_000);
  expect(calls).toHaveLength(2);
});
