import { createEvent, createStore, sample } from 'effector';
import {
  createApiFx,
  fixtureTopic,
  request,
  type ApiError,
  isGetFixtureAnswer,
} from '@/shared/api';
import { topicsAnswered, topicsFollowed, topicsUnfollowed } from './offer';

/** All markets of a fixture are to be shown. */
export const fixtureOpened = createEvent<string>();
export const fixtureClosed = createEvent<string>();
export const fixtureRetried = createEvent<string>();

export const $openFixtures = createStore<readonly string[]>([]);
export const $detailFailures = createStore<Readonly<Record<string, ApiError>>>({});

export const loadFixtureFx = createApiFx(async (api, fixtureId: string) => {
  const path = { fixtureId };
  return request(api.GET('/sports/fixture/{fixtureId}', { params: { path } }), isGetFixtureAnswer);
});

const followerOf = (fixtureId: string) => `detail.${fixtureId}`;

sample({
  clock: fixtureOpened,
  source: $openFixtures,
  fn: (open, id) => [...open.filter((one) => one !== id), id],
  target: $openFixtures,
});
sample({
  clock: fixtureClosed,
  source: $openFixtures,
  fn: (open, id) => open.filter((one) => one !== id),
  target: $openFixtures,
});
sample({
  clock: fixtureOpened,
  fn: (id) => ({ reader: followerOf(id), topics: [fixtureTopic(id)] }),
  target: topicsFollowed,
});
sample({ clock: fixtureClosed, fn: followerOf, target: topicsUnfollowed });
sample({ clock: [fixtureOpened, fixtureRetried], target: loadFixtureFx });
sample({ clock: loadFixtureFx.doneData, fn: (answer) => [answer], target: topicsAnswered });

sample({
  clock: loadFixtureFx.fail,
  source: $detailFailures,
  fn: (failures, { params, error }) => ({ ...failures, [params]: error }),
  target: $detailFailures,
});
sample({
  clock: loadFixtureFx,
  source: $detailFailures,
  fn: (failures, id) => Object.fromEntries(Object.entries(failures).filter(([key]) => key !== id)),
  target: $detailFailures,
});
