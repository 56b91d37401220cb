import { allSettled } from 'effector';
import { expect, it } from 'vitest';
import { $member } from '@/entities/member';
import { makeMember } from '@/entities/member/testing';
import { $api, createFakeApi } from '@/shared/api/testing';
import { refused } from '@/shared/lib/test-page';
import { makeScope } from '@/shared/lib/test-scope';
import { tournamentAnswers } from './lib/sample-tournament';
import { $isReady, $tournament, TournamentGate } from './model';

const { ordinary, empty } = tournamentAnswers;

async function opened(answers = ordinary) {
  const api = createFakeApi(answers);
  const values = [[$api, api] as const, [$member, makeMember()] as const];
  const scope = makeScope({ values });
  await allSettled(TournamentGate.open, { scope, params: {} });
  return scope;
}

it('is the running one that ends first, with its best three', async () => {
  const shown = (await opened()).getState($tournament);
  expect(shown?.best.map(({ rank }) => rank)).toEqual([1, 2, 3]);
  expect(shown).toMatchObject({ own: { rank: 14 }, distance: { rank: 10, score: 404 } });
});

it.each([
  ['none is running', empty],
  ['it cannot be read', refused(ordinary)],
])('is absent where %s', async (_why, answers) => {
  const scope = await opened(answers);
  expect(scope.getState($isReady)).toBe(true);
  expect(scope.getState($tournament)).toBeNull();
});
