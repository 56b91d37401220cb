import { allSettled, type Scope } from 'effector';
import { expect, it } from 'vitest';
import { $member, sessionLost } from '@/entities/member';
import { makeMember } from '@/entities/member/testing';
import { streamApplied } from '@/shared/api';
import { $api, createFakeApi } from '@/shared/api/testing';
import { makeScope } from '@/shared/lib/test-scope';
import { NavGate, underWay } from './model';

const none = { deposit: 0, withdrawal: 0, tetherDeposit: 0, tetherWithdrawal: 0 };

function setUp(member = makeMember() as ReturnType<typeof makeMember> | null) {
  let loads = 0;
  const api = createFakeApi({
    'GET /mywallet/open': () => {
      loads += 1;
      return { body: { ...none, deposit: loads } };
    },
  });
  const scope = makeScope({
    values: [
      [$api, api],
      [$member, member],
    ],
  });
  return { scope, loads: () => loads };
}

const moved = (scope: Scope, type: string) =>
  allSettled(streamApplied, {
    scope,
    params: {
      snapshots: [],
      deltas: [
        {
          type: 'delta',
          topic: 'me',
          seq: 2,
          prevSeq: 1,
          at: 0,
          changes: [{ kind: 'request', id: 'req_1', type, state: 'approved', reason: null }],
        },
      ],
    },
  });

it.each(['deposit', 'withdrawal', 'tetherDeposit'])(
  'counts again when a %s moved',
  async (type) => {
    const { scope } = setUp();
    await allSettled(NavGate.open, { scope, params: {} });
    expect(scope.getState(underWay.$data)?.deposit).toBe(1);
    await moved(scope, type);
    expect(scope.getState(underWay.$data)?.deposit).toBe(2);
  },
);

it('asks for nothing of other requests, or where it is not drawn', async () => {
  const { scope, loads } = setUp();
  await allSettled(NavGate.open, { scope, params: {} });
  await moved(scope, 'signup');
  await allSettled(NavGate.close, { scope, params: {} });
  await moved(scope, 'deposit');
  expect(loads()).toBe(1);
});

it('asks for nothing without a member, and forgets what one had', async () => {
  const guest = setUp(null);
  await allSettled(NavGate.open, { scope: guest.scope, params: {} });
  expect(guest.loads()).toBe(0);
  const { scope } = setUp();
  await allSettled(NavGate.open, { scope, params: {} });
  await allSettled(sessionLost, { scope, params: 'expired' });
  expect(scope.getState(underWay.$data)).toBeNull();
});
