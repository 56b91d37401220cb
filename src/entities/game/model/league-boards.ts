import { createEvent, sample } from 'effector';
import { isGetLeagueBoardAnswer } from '#contract/checks.gen.ts';
import { createQueryMap, leagueTopic, request } from '@/shared/api';
import { leagueFixturesOf } from '../lib/views';
import {
  $offer,
  seqsOf,
  topicsAnswered,
  topicsExpected,
  topicsFollowed,
  topicsUnfollowed,
} from './offer';

/** Who reads the matches of which league. */
interface LeagueSubscription {
  reader: string;
  leagueId: string;
}

/** A reader needs the matches of a league from now on, in place of those it read before. */
export const leagueOpened = createEvent<LeagueSubscription>();
export const leagueClosed = createEvent<string>();

const followerOf = (reader: string) => `league.${reader}`;
const followingOf = ({ reader, leagueId }: LeagueSubscription) => ({
  reader: followerOf(reader),
  topics: [leagueTopic(leagueId)],
});

/** By reader. */
export const leagueBoardQueries = createQueryMap(
  (api, { leagueId }: LeagueSubscription) => {
    const params = { path: { leagueId } };
    return request(api.GET('/sports/league/{leagueId}/board', { params }), isGetLeagueBoardAnswer);
  },
  ({ reader }) => reader,
);
/** By reader; a list that came through the stream after all needs no failure any more. */
export const $leagueBoardFailures = leagueBoardQueries.$failures;
/** Try again after a failure. */
export const leagueRetried = leagueBoardQueries.refresh;
/** The matches of the leagues that someone reads, by league id; a league is missing until its state came. */
export const $leagueFixtures = $offer.map(leagueFixturesOf);

// As with boards, the stream goes on from the answer.
sample({ clock: leagueOpened, fn: ({ reader }) => reader, target: leagueBoardQueries.reset });
sample({ clock: leagueOpened, fn: followingOf, target: topicsExpected });
sample({ clock: leagueOpened, target: leagueBoardQueries.start });
sample({ clock: leagueBoardQueries.done, fn: ({ result }) => [result], target: topicsAnswered });
sample({
  clock: leagueBoardQueries.done,
  fn: ({ params, result }) => ({ ...followingOf(params), answered: seqsOf([result]) }),
  target: topicsFollowed,
});
sample({
  clock: leagueBoardQueries.failed,
  fn: ({ params }) => followingOf(params),
  target: topicsFollowed,
});
sample({ clock: leagueClosed, fn: followerOf, target: topicsUnfollowed });
sample({ clock: leagueClosed, target: leagueBoardQueries.reset });
