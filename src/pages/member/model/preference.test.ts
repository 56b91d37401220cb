import { allSettled } from 'effector';
import { expect, it } from 'vitest';
import { $api, createFakeApi, type FakeCall, makeProblem } from '@/shared/api/testing';
import { deferred, makeScope } from '@/shared/lib/test-scope';
import { profile } from '../api';
import { pageOpened } from '../events';
import { makeProfile } from '@/entities/member/testing';
import './page';
import { $preference, setting } from './preference';

async function open(answer: Parameters<typeof createFakeApi>[0][string]) {
  const api = createFakeApi({
    'GET /member/profile': { body: makeProfile() },
    'PUT /member/preference': answer,
  });
  const scope = makeScope({ values: [[$api, api]] });
  await allSettled(pageOpened, { scope, params: { params: {}, search: {} } });
  return scope;
}

const quiet = { receivesNews: false, isInHallOfFame: true };

it('shows what was chosen at once, and keeps what the server has', async () => {
  const answer = deferred<object>();
  const bodies: unknown[] = [];
  const scope = await open(async ({ body }: FakeCall) => {
    bodies.push(body);
    return answer.promise;
  });
  const settled = allSettled(setting.start, { scope, params: quiet });
  expect(scope.getState($preference)).toEqual(quiet);
  // A second press waits for the answer of the first.
  void allSettled(setting.start, { scope, params: { ...quiet, isInHallOfFame: false } });
  answer.resolve({ body: quiet });
  await settled;
  expect(bodies).toEqual([quiet]);
  expect(scope.getState(profile.$data)?.preference).toEqual(quiet);
});

it('goes back to what is where it was refused', async () => {
  const scope = await open(makeProblem('RATE_LIMITED'));
  await allSettled(setting.start, { scope, params: quiet });
  expect(scope.getState($preference)).toEqual(makeProfile().preference);
});
