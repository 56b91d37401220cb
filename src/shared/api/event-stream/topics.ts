import type { Dto } from '#contract/types.gen.ts';

export type TopicKind = 'board' | 'fixture' | 'inplay' | 'me' | 'site' | 'desk' | 'tournament';

/** Names the topic of one sport's board of one kind. */
export function boardTopic(sport: Dto<'Sport'>, kind: Dto<'BoardKind'>): string {
  return `board:${sport}:${kind}`;
}

/** Names the topic of one fixture with all its markets. */
export function fixtureTopic(fixtureId: string): string {
  return `fixture:${fixtureId}`;
}

/** Names the topic of the ranking of a tournament. */
export function tournamentTopic(tournamentId: number): string {
  return `tournament:${tournamentId}`;
}

/** The topic of all matches in play. */
export const IN_PLAY_TOPIC = 'inplay';

/** Tells what a topic is about; null for a name we do not know. */
export function kindOfTopic(topic: string): TopicKind | null {
  if (topic === 'me' || topic === 'site' || topic === 'desk' || topic === IN_PLAY_TOPIC)
    return topic;
  if (topic.startsWith('board:')) return 'board';
  if (topic.startsWith('tournament:')) return 'tournament';
  return topic.startsWith('fixture:') ? 'fixture' : null;
}
