import { FIXTURE_ID } from '#rules/fixture-id.ts';
import { kindOfTopic } from './topics';

/** The server refuses a stream with more topics than these. */
export const mostTopics = 64;

const boardName = /^board:[a-z-]+:[a-z]+$/;
const leagueName = /^league:[a-z0-9-]{1,40}$/;
const tournamentName = /^tournament:\d{1,9}$/;

export const isFixture = (topic: string) => kindOfTopic(topic) === 'fixture';

/** Whether a text is the name of a topic: the server refuses all of a stream for one that is none. */
export function isTopic(text: string): boolean {
  if (isFixture(text)) return FIXTURE_ID.test(text.slice('fixture:'.length));
  const kind = kindOfTopic(text);
  if (kind === 'league') return leagueName.test(text);
  if (kind === 'tournament') return tournamentName.test(text);
  return kind === 'board' ? boardName.test(text) : kind !== null;
}

/** Keeps as many topics as a stream may have; fixtures go first, as a board has their prices too. */
export function withinLimit(topics: readonly string[]): string[] {
  if (topics.length <= mostTopics) return [...topics];
  const others = topics.filter((topic) => !isFixture(topic));
  return [...others, ...topics.filter(isFixture)].slice(0, mostTopics);
}
