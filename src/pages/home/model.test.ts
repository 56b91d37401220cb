import { allSettled } from 'effector';
import { expect, it } from 'vitest';
import { $member } from '@/entities/member';
import { makeMember } from '@/entities/member/testing';
import { newsQuery } from '@/entities/news';
import { topicsReleased } from '@/shared/api';
import { $api, createFakeApi } from '@/shared/api/testing';
import { makeScope, watchCalls } from '@/shared/lib/test-scope';
import { $bets } from '@/widgets/account-column/testing';
import { pageClosed, pageOpened } from './events';
import './model';

it('loads matches, notices and the bets of the member, and lets go what it followed', async () => {
  const api = createFakeApi({
    'GET /sports/board': { body: { at: 0, boards: [] } },
    'GET /sports/count': { body: [] },
    'GET /newsLink': { body: [] },
    'GET /bet': { body: { data: [], nextCursor: null } },
  });
  const values = [[$api, api] as const, [$member, makeMember()] as const];
  const scope = makeScope({ values });
  await allSettled(pageOpened, { scope, params: { params: {}, search: {} } });
  expect(scope.getState(newsQuery.$data)).toEqual([]);
  expect(scope.getState($bets)).toEqual([]);
  const released = watchCalls(scope, topicsReleased);
  await allSettled(pageClosed, { scope });
  expect(released).toEqual(['board.home.live', 'board.home.next']);
  expect(scope.getState($bets)).toBeNull();
});
