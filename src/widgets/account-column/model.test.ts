import { allSettled } from 'effector';
import { describe, expect, it } from 'vitest';
import { betsSeen } from '@/entities/bet';
import { makeBet } from '@/entities/bet/testing';
import { $member, sessionLost } from '@/entities/member';
import { makeMember } from '@/entities/member/testing';
import { $api, createFakeApi } from '@/shared/api/testing';
import { makeScope } from '@/shared/lib/test-scope';
import { $openBets, accountOpened } from './model';

async function openedAccount(isMember = true) {
  const api = createFakeApi({
    'GET /bet': { body: { data: [makeBet({ id: 'bet_1' })], nextCursor: null } },
  });
  const values = [[$api, api] as const, [$member, isMember ? makeMember() : null] as const];
  const scope = makeScope({ values });
  await allSettled(accountOpened, { scope });
  return scope;
}

describe('open bets', () => {
  it('are requested for a member only, and forgotten with the session', async () => {
    const guest = await openedAccount(false);
    expect(guest.getState($openBets)).toBeNull();

    const scope = await openedAccount();
    expect(scope.getState($openBets)?.map(({ id }) => id)).toEqual(['bet_1']);
    await allSettled(sessionLost, { scope, params: 'logout' });
    expect(scope.getState($openBets)).toBeNull();
  });

  it('leave out what was settled meanwhile', async () => {
    const scope = await openedAccount();
    const settled = makeBet({ id: 'bet_1', status: 'settled', label: 2, version: 1 });
    await allSettled(betsSeen, { scope, params: [settled] });
    expect(scope.getState($openBets)).toEqual([]);
  });

  it('are the newest four, whatever the stream brings', async () => {
    const scope = await openedAccount();
    const at = makeBet().placedAt;
    const many = [3, 5, 1, 4, 2].map((age) => makeBet({ id: `new_${age}`, placedAt: at + age }));
    await allSettled(betsSeen, { scope, params: many });
    const ids = scope.getState($openBets)?.map(({ id }) => id);
    expect(ids).toEqual(['new_5', 'new_4', 'new_3', 'new_2']);
  });
});
