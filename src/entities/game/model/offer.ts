import { createEvent, createStore, sample } from 'effector';
import { streamApplied, topicsReleased, topicsRequested } from '@/shared/api';
import { followTopics } from '../lib/forget';
import { emptyWorld, type World } from '../lib/offer';
import { addAnswer, reduceOffer, type TopicState } from '../lib/reduce-offer';
import { boardsOf, detailsOf } from '../lib/views';

/** Reads topics under a name; another request of the same reader takes the place of the one before. */
interface Following {
  reader: string;
  topics: readonly string[];
}

/** A reader needs these topics from now on; a call is under way that answers with their state. */
export const topicsExpected = createEvent<Following>();
/** A reader needs these topics from now on; what was answered has its seq in `answered`. */
export const topicsFollowed = createEvent<Following & { answered?: Record<string, number> }>();
/** The reader needs none any more. */
export const topicsUnfollowed = createEvent<string>();
/** A call answered with the state of topics. */
export const topicsAnswered = createEvent<readonly Pick<TopicState, 'topic' | 'data'>[]>();

/** By topic. */
export function seqsOf(
  states: readonly Pick<TopicState, 'topic' | 'seq'>[],
): Record<string, number> {
  return Object.fromEntries(states.map(({ topic, seq }) => [topic, seq]));
}

const $topicsByReader = createStore<Readonly<Record<string, readonly string[]>>>({});
const $topics = $topicsByReader.map((byReader) => Object.values(byReader).flat());

/** What is on offer, and its prices: the one place that keeps them. */
export const $world = createStore<World>(
  emptyWorld(),
  // The prices are written in place: they must not travel to another scope.
  { serialize: 'ignore' },
);
/** The same while only prices move. */
export const $offer = $world.map(({ offer }) => offer);
export const $boards = $offer.map(boardsOf);
export const $details = $offer.map(detailsOf);
export const $fixtureStates = $offer.map(({ states }) => states);

sample({
  clock: [topicsExpected, topicsFollowed],
  source: $topicsByReader,
  fn: (byReader, { reader, topics }) => ({ ...byReader, [reader]: topics }),
  target: $topicsByReader,
});
sample({
  clock: topicsUnfollowed,
  source: $topicsByReader,
  fn: (byReader, reader) =>
    Object.fromEntries(Object.entries(byReader).filter(([key]) => key !== reader)),
  target: $topicsByReader,
});
sample({
  clock: topicsFollowed,
  fn: ({ reader, topics, answered }) => ({ id: reader, topics, answered }),
  target: topicsRequested,
});
// The stream has none of the topics until the answer is here: what it sent before that would be lost, as nothing is kept to
// put it on, and a reader that returns would go on after the loss.
sample({ clock: topicsExpected, fn: ({ reader }) => reader, target: topicsReleased });
sample({ clock: topicsUnfollowed, target: topicsReleased });

// One store as source: a shape of several would be made again with every frame of prices.
sample({
  clock: streamApplied,
  source: $world,
  fn: (world, batch) => reduceOffer(world, batch),
  target: $world,
});
sample({
  clock: topicsAnswered,
  source: $world,
  fn: (world, states) => addAnswer(world, states),
  target: $world,
});
sample({ clock: $topics, source: $world, fn: followTopics, target: $world });
