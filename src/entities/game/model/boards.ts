import { combine, createEvent, createStore, sample } from 'effector';
import { isGetBoardAnswer } from '#contract/checks.gen.ts';
import type { Dto } from '#contract/types.gen.ts';
import { SPORT_KEYS } from '#rules/sport-keys.ts';
import { boardTopic, createQueryMap, request } from '@/shared/api';
import type { Boards } from '../lib/views';
import { $counts, type BoardCounts, sportsOf } from './counts';
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
  kind: Dto<'BoardKind'>;
  /** All sports with null. */
  sport: Dto<'Sport'> | null;
}

/** A reader needs a board from now on, in place of the one it read before. */
export const boardOpened = createEvent<BoardSubscription>();
export const boardClosed = createEvent<string>();

const followerOf = (reader: string) => `board.${reader}`;
/** Follows the boards of sports whose first fixtures came after the answers. */
const laterFollower = 'board.later';

/** The topics that a subscription may have: one per sport, whether it has fixtures or not. */
export function topicsOf({ kind, sport }: BoardSubscription): string[] {
  return (sport === null ? SPORT_KEYS : [sport]).map((one) => boardTopic(one, kind));
}

/** The topics of a subscription that have fixtures by the counts; none while there are no counts. */
function countedTopics(counts: BoardCounts, { kind, sport }: BoardSubscription): string[] {
  if (sport !== null) return [boardTopic(sport, kind)];
  return sportsOf(counts, kind).map((one) => boardTopic(one, kind));
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

/** What a reader reads, and the topics it waits for: null where the call failed, and the counts tell which there are. */
interface Reading {
  subscription: BoardSubscription;
  topics: readonly string[] | null;
}

const $readings = createStore<Readonly<Record<string, Reading>>>({});

/** The boards that each reader waits for; of all sports until it is known which there are. */
export const $awaitedBoards = combine($readings, $counts, (readings, counts) => {
  const awaited = Object.entries(readings).map(([reader, { subscription, topics }]) => {
    const counted = countedTopics(counts, subscription);
    return [reader, topics ?? (counted.length > 0 ? counted : topicsOf(subscription))] as const;
  });
  return Object.fromEntries(awaited) as Readonly<Record<string, readonly string[]>>;
});

/** Whether every board that a subscription waits for is here. One of a sport that came later is not waited for. */
export function isLoaded(
  boards: Boards,
  awaited: Readonly<Record<string, readonly string[]>>,
  subscription: BoardSubscription,
): boolean {
  const topics = awaited[subscription.reader] ?? topicsOf(subscription);
  return topics.every((topic) => boards[topic] !== undefined);
}

function followingOf(subscription: BoardSubscription, topics: readonly string[]) {
  return { reader: followerOf(subscription.reader), topics };
}

sample({ clock: boardClosed, fn: followerOf, target: topicsUnfollowed });

// What the reader read before is not awaited any more.
sample({ clock: boardOpened, fn: ({ reader }) => reader, target: boardQueries.reset });
sample({ clock: boardClosed, target: boardQueries.reset });
// Which sports an answer has is not known before it is here: the boards of all of them are taken.
const opened = sample({
  clock: boardOpened,
  source: { offer: $offer, counts: $counts },
  fn: ({ offer, counts }, subscription) => {
    const counted = countedTopics(counts, subscription);
    const isHere = counted.length > 0 && counted.every((topic) => offer.topics[topic]);
    return { subscription, isHere, topics: isHere ? counted : topicsOf(subscription) };
  },
});
sample({
  clock: opened,
  filter: ({ isHere }) => isHere,
  fn: ({ subscription, topics }) => followingOf(subscription, topics),
  target: topicsFollowed,
});
// The stream comes after the answer and goes on from it, so that no board is sent twice.
sample({
  clock: opened,
  filter: ({ isHere }) => !isHere,
  fn: ({ subscription, topics }) => followingOf(subscription, topics),
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
  fn: ({ params, result }) => {
    const answered = seqsOf(result);
    return { ...followingOf(params, Object.keys(answered)), answered };
  },
  target: topicsFollowed,
});
// Of all sports only those that the counts know are followed, as later ones: a stream has no room for the others. They stay
// expected, for the call may be made again.
sample({
  clock: boardQueries.failed,
  filter: ({ params }) => params.sport !== null,
  fn: ({ params }) => followingOf(params, topicsOf(params)),
  target: topicsFollowed,
});

const read = sample({
  clock: [
    opened,
    boardQueries.done.map(({ params: subscription, result }) => ({
      subscription,
      topics: result.map(({ topic }) => topic),
    })),
    boardQueries.failed.map(({ params: subscription }) => ({
      subscription,
      topics: subscription.sport === null ? null : topicsOf(subscription),
    })),
  ],
});
$readings
  .on(read, (readings, { subscription, topics }) => ({
    ...readings,
    [subscription.reader]: { subscription, topics },
  }))
  .on(boardClosed, (readings, reader) =>
    Object.fromEntries(Object.entries(readings).filter(([key]) => key !== reader)),
  );

/** What readers follow beside what was answered, as one text: it changes only when a sport comes or goes. */
const $later = combine($readings, $counts, (readings, counts) => {
  const later = Object.values(readings).flatMap(({ subscription, topics }) =>
    countedTopics(counts, subscription).filter((topic) => !topics?.includes(topic)),
  );
  return [...new Set(later)].join(' ');
});
sample({
  clock: $later,
  fn: (later) => ({ reader: laterFollower, topics: later === '' ? [] : later.split(' ') }),
  target: topicsFollowed,
});
