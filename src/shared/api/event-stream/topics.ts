import { isFixtureId } from '#rules/ids.ts';
import type { BoardKind, SportKey } from '../dto';

export type TopicKind = 'board' | 'fixture' | 'me' | 'site';

/** Names the topic of one sport's board of one kind. */
export function boardTopic(sport: SportKey, kind: BoardKind): string {
  return `board:${sport}:${kind}`;
}

/** Names the topic of one fixture with all its markets. */
export function fixtureTopic(fixtureId: string): string {
  return `${fixture}${fixtureId}`;
}

const board = /^board:[a-z-]+:[a-z]+$/;
const fixture = 'fixture:';

/** Tells what a topic is about; null for a text that is no name of one. */
export function kindOfTopic(topic: string): TopicKind | null {
  if (topic === 'me' || topic === 'site') return topic;
  if (board.test(topic)) return 'board';
  const isFixture = topic.startsWith(fixture) && isFixtureId(topic.slice(fixture.length));
  return isFixture ? 'fixture' : null;
}
