import { allSettled } from 'effector';
import { expect, it } from 'vitest';
import { $api, createFakeApi } from '@/shared/api/testing';
import { makeScope, watchCalls } from '@/shared/lib/test-scope';
import { toastShown } from '@/shared/lib/toasts';
import { friends } from './api';
import { pageClosed, pageOpened } from './events';
import { makeFriend, makeStatus } from './lib/sample-friends';
import { copyingLink, status } from './model';

async function openPage(write: (text: string) => void = () => {}) {
  const api = createFakeApi({
    'GET /friend': { body: makeStatus() },
    'GET /friend/list': { body: { data: [makeFriend()], nextCursor: null } },
  });
  const scope = makeScope({ values: [[$api, api]], handlers: [[copyingLink.writeFx, write]] });
  await allSettled(pageOpened, { scope, params: { params: {}, search: {} } });
  return { scope, toasts: watchCalls(scope, toastShown) };
}

it('loads the status and the friends, and forgets both with the page', async () => {
  const { scope } = await openPage();
  expect(scope.getState(status.$data)?.code).toBe('HANPAN');
  expect(scope.getState(friends.$items)).toHaveLength(1);
  await allSettled(pageClosed, { scope });
  expect(scope.getState(status.$data)).toBeNull();
  expect(scope.getState(friends.$items)).toBeNull();
});

const link = 'https://x/?joinCd=HANPAN';
const refuse = () => {
  throw new Error('not allowed');
};

it.each([
  ['copied', () => {}, '초대 링크를 복사했습니다.'],
  ['to be copied by hand', refuse, link],
] as const)('says that the link is %s', async (_what, write, text) => {
  const { scope, toasts } = await openPage(write);
  await allSettled(copyingLink.requested, { scope, params: link });
  expect(toasts.at(-1)?.text).toContain(text);
});
