import type { Dto } from '#contract/types.gen.ts';

/** The topics of which there is one. */
const singleTopics = ['inplay', 'leagues', 'me', 'site', 'desk'] as const;
/** The beginnings of the names of the others. */
const topicFamilies = ['board', 'fixture', 'league', 'tournament'] as const;

export type TopicKind = (typeof singleTopics)[number] | (typeof topicFamilies)[number];

/** Names the topic of one sport's board of one kind. */
export function boardTopic(sport: Dto<'Sport'>, kind: Dto<'BoardKind'>): string {
  return `board:${sport}:${kind}`;
}

/** Names the topic of one fixture with all its markets. */
export function fixtureTopic(fixtureId: string): string {
  return `fixture:${fixtureId}`;
}

/** Names the topic of the matches of one league. */
export function leagueTopic(leagueId: string): string {
  return `league:${leagueId}`;
}

/** Names the topic of the ranking of a tournament. */
export function tournamentTopic(tournamentId: number): string {
  return `tournament:${tournamentId}`;
}

/** The topic of all matches in play. */
export const IN_PLAY_TOPIC = 'inplay';

/** The topic of the leagues that have matches. */
export const LEAGUES_TOPIC = 'leagues';

/** Tells what a topic is about; null for a name we do not know. */
export function kindOfTopic(topic: string): TopicKind | null {
  const single = singleTopics.find((one) => one === topic);
  return single ?? topicFamilies.find((family) => topic.startsWith(`${family}:`)) ?? null;
}
