import { allSettled } from 'effector';
import { expect, it } from 'vitest';
import { $member } from '@/entities/member';
import { makeMember } from '@/entities/member/testing';
import { $api, createFakeApi } from '@/shared/api/testing';
import { makeScope } from '@/shared/lib/test-scope';
import { offerAnswers } from './lib/sample-offers';
import { $attended, $events, $isReady, OffersGate } from './model';

it('asks for a member who logs in while it is drawn', async () => {
  const scope = makeScope({ values: [[$api, createFakeApi(offerAnswers.ordinary)]] });
  await allSettled(OffersGate.open, { scope, params: {} });
  expect(scope.getState($attended)).toBeNull();
  expect(scope.getState($isReady)).toBe(true);
  await allSettled($member, { scope, params: makeMember() });
  expect(scope.getState($attended)).toEqual({ days: 11, goal: { days: 20, left: 9 } });
  expect(scope.getState($events).map(({ id }) => id)).toEqual([4, 5]);
});
