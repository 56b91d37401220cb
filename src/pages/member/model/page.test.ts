import { allSettled } from 'effector';
import { expect, it } from 'vitest';
import { sessionRenewed } from '@/entities/member';
import { $api, createFakeApi } from '@/shared/api/testing';
import { makeScope } from '@/shared/lib/test-scope';
import { profile } from '../api';
import { pageClosed, pageOpened } from '../events';
import { makeProfile } from '@/entities/member/testing';
import './page';

it('reads the account, again after a changed password, and not after it was left', async () => {
  let loads = 0;
  const api = createFakeApi({
    'GET /member/profile': () => {
      loads += 1;
      return { body: makeProfile() };
    },
  });
  const scope = makeScope({ values: [[$api, api]] });
  await allSettled(pageOpened, { scope, params: { params: {}, search: {} } });
  expect(scope.getState(profile.$data)?.userId).toBe('member01');
  await allSettled(sessionRenewed, { scope, params: { token: 't', expiresAt: 1 } });
  expect(loads).toBe(2);
  await allSettled(pageClosed, { scope });
  await allSettled(sessionRenewed, { scope, params: { token: 't', expiresAt: 1 } });
  expect(loads).toBe(2);
});
