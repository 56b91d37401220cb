import { kindOfTopic } from './topics';

/** The server refuses a stream with more topics than these. */
export const mostTopics = 64;

export const isFixture = (topic: string) => kindOfTopic(topic) === 'fixture';

/** Keeps as many topics as a stream may have; fixtures go first, as a board has their prices too. */
export function withinLimit(topics: readonly string[]): string[] {
  if (topics.length <= mostTopics) return [...topics];
  const others = topics.filter((topic) => !isFixture(topic));
  return [...others, ...topics.filter(isFixture)].slice(0, mostTopics);
}
