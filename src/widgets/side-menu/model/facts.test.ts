import { allSettled } from 'effector';
import { expect, it } from 'vitest';
import { $counts } from '@/entities/game';
import { $member, sessionLost } from '@/entities/member';
import { makeMember, memberKinds } from '@/entities/member/testing';
import { $api, createFakeApi } from '@/shared/api/testing';
import { makeScope } from '@/shared/lib/test-scope';
import { factAnswers } from '../lib/sample-facts';
import { $facts, $marks, $matchCounts, MenuGate } from './facts';

type Answers = Parameters<typeof createFakeApi>[0];

async function opened(member: object | null, answers: Answers = factAnswers) {
  const values = [
    [$api, createFakeApi({ 'GET /sports/count': { body: [] }, ...answers })],
    [$member, member],
  ] as const;
  const scope = makeScope({ values });
  await allSettled(MenuGate.open, { scope, params: {} });
  return scope;
}

it('knows how far the next level is, what can be converted and what waits, until the session is lost', async () => {
  const scope = await opened(makeMember({ level: 4 }));
  expect(scope.getState($facts)).toMatchObject({
    progress: { level: 5, percent: 98 },
    rolling: { amount: 12_400, currency: 'KRW' },
  });
  expect(scope.getState($marks)).toEqual({ event: 1, customer: 1 });
  await allSettled(sessionLost, { scope, params: 'logout' });
  expect(scope.getState($marks)).toEqual({ event: 0, customer: 0 });
});

it.each([
  ['a level without a next one', makeMember({ level: 12 })],
  ['an account that cannot be read', makeMember({ level: 4 })],
])('does without the level of %s', async (_what, member) => {
  const { 'GET /member/profile': _profile, ...rest } = factAnswers;
  const broken = { 'GET /member/profile': { status: 503, body: {} }, ...rest };
  const scope = await opened(member, broken);
  expect(scope.getState($facts)).toMatchObject({ progress: null, events: 1 });
});

it.each([
  ['guests', null],
  ['staff', memberKinds.manager],
])('asks nothing of %s', async (_who, member) => {
  expect((await opened(member)).getState($facts)).toBeNull();
});

it('counts the matches of each board', () => {
  const counts = { cross: { football: 88, basketball: 40 }, live: { football: 18 } };
  const scope = makeScope({ values: [[$counts, counts]] });
  expect(scope.getState($matchCounts)).toEqual({
    '/korea/cross': 128,
    '/korea/live': 18,
    '/inplay': 18,
  });
});
