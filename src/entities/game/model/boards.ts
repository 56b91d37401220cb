import { createEvent, sample } from 'effector';
import { SPORT_KEYS } from '#rules/sports.ts';
import {
  boardTopic,
  createQueryMap,
  request,
  type BoardKind,
  type SportKey,
  isGetBoardAnswer,
} from '@/shared/api';
import {
  $offer,
  seqsOf,
  topicsAnswered,
  topicsExpected,
  topicsFollowed,
  topicsUnfollowed,
} from './offer';

/** Who reads which board; a page that shows two has two readers. */
export interface BoardSubscription {
  reader: string;
  kind: BoardKind;
  /** All sports with null. */
  sport: SportKey | null;
}

/** A reader needs a board from now on, in place of the one it read before. */
export const boardOpened = createEvent<BoardSubscription>();
export const boardClosed = createEvent<string>();

const followerOf = (reader: string) => `board.${reader}`;

/** The topics of a subscription: one per sport. */
export function topicsOf({ kind, sport }: BoardSubscription): string[] {
  return (sport === null ? SPORT_KEYS : [sport]).map((one) => boardTopic(one, kind));
}

/** By reader. */
export const boardQueries = createQueryMap(
  async (api, { kind, sport }: BoardSubscription) => {
    const query = sport === null ? { kind } : { kind, sport };
    const call = api.GET('/sports/board', { params: { query } });
    return (await request(call, isGetBoardAnswer)).boards;
  },
  ({ reader }) => reader,
);
/** By reader; a board that came through the stream after all needs no failure any more. */
export const $boardFailures = boardQueries.$failures;
/** Try again after a failure. */
export const boardRetried = boardQueries.refresh;

function followingOf(subscription: BoardSubscription) {
  return { reader: followerOf(subscription.reader), topics: topicsOf(subscription) };
}

sample({ clock: boardClosed, fn: followerOf, target: topicsUnfollowed });

// What the reader read before is not awaited any more.
sample({ clock: boardOpened, fn: ({ reader }) => reader, target: boardQueries.reset });
sample({ clock: boardClosed, target: boardQueries.reset });
const opened = sample({
  clock: boardOpened,
  source: $offer,
  fn: ({ topics }, subscription) => ({
    subscription,
    isHere: topicsOf(subscription).every((topic) => topics[topic] !== undefined),
  }),
});
sample({
  clock: opened,
  filter: ({ isHere }) => isHere,
  fn: ({ subscription }) => followingOf(subscription),
  target: topicsFollowed,
});
// The stream comes after the answer and goes on from it, so that no board is sent twice.
sample({
  clock: opened,
  filter: ({ isHere }) => !isHere,
  fn: ({ subscription }) => followingOf(subscription),
  target: topicsExpected,
});
sample({
  clock: opened,
  filter: ({ isHere }) => !isHere,
  fn: ({ subscription }) => subscription,
  target: boardQueries.start,
});
sample({ clock: boardQueries.done, fn: ({ result }) => result, target: topicsAnswered });
sample({
  clock: boardQueries.done,
  fn: ({ params, result }) => ({ ...followingOf(params), answered: seqsOf(result) }),
  target: topicsFollowed,
});
sample({
  clock: boardQueries.failed,
  fn: ({ params }) => followingOf(params),
  target: topicsFollowed,
});
