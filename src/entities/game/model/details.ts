import { createEvent, sample } from 'effector';
import { isGetFixtureAnswer } from '#contract/checks.gen.ts';
import { createQueryMap, fixtureTopic, request } from '@/shared/api';
import { seqsOf, topicsAnswered, topicsExpected, topicsFollowed, topicsUnfollowed } from './offer';

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

/** A call answered with a fixture and what has happened in it. */
export const fixtureAnswered = fixtureQueries.done.map(({ result }) => result);

const followerOf = (fixtureId: string) => `detail.${fixtureId}`;

const followingOf = (id: string) => ({ reader: followerOf(id), topics: [fixtureTopic(id)] });

// As with boards, the stream goes on from the answer.
sample({ clock: fixtureOpened, fn: followingOf, target: topicsExpected });
sample({ clock: fixtureClosed, fn: followerOf, target: topicsUnfollowed });
sample({ clock: fixtureOpened, target: fixtureQueries.start });
sample({ clock: fixtureClosed, target: fixtureQueries.reset });
sample({ clock: fixtureQueries.done, fn: ({ result }) => [result], target: topicsAnswered });
sample({
  clock: fixtureQueries.done,
  fn: ({ params, result }) => ({ ...followingOf(params), answered: seqsOf([result]) }),
  target: topicsFollowed,
});
sample({
  clock: fixtureQueries.failed,
  fn: ({ params }) => followingOf(params),
  target: topicsFollowed,
});
