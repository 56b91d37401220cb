import { createEvent, sample } from 'effector';
import { createQueryMap, fixtureTopic, isGetFixtureAnswer, request } from '@/shared/api';
import { topicsAnswered, topicsFollowed, topicsUnfollowed } from './offer';

/** All markets of a fixture are to be shown. */
export const fixtureOpened = createEvent<string>();
export const fixtureClosed = createEvent<string>();

/** By the fixture's id. */
export const fixtureQueries = createQueryMap(
  (api, fixtureId: string) => {
    const params = { path: { fixtureId } };
    return request(api.GET('/sports/fixture/{fixtureId}', { params }), isGetFixtureAnswer);
  },
  (fixtureId) => fixtureId,
);
export const $detailFailures = fixtureQueries.$failures;
export const fixtureRetried = fixtureQueries.refresh;

const followerOf = (fixtureId: string) => `detail.${fixtureId}`;

sample({
  clock: fixtureOpened,
  fn: (id) => ({ reader: followerOf(id), topics: [fixtureTopic(id)] }),
  target: topicsFollowed,
});
sample({ clock: fixtureClosed, fn: followerOf, target: topicsUnfollowed });
sample({ clock: fixtureOpened, target: fixtureQueries.start });
sample({ clock: fixtureClosed, target: fixtureQueries.reset });
sample({ clock: fixtureQueries.done, fn: ({ result }) => [result], target: topicsAnswered });
