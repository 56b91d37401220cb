import type { Dto } from '#contract/types.gen.ts';

/** The topics of which there is one. */
const singleTopics = ['inplay', 'leagues', 'me', 'site', 'desk'] as const;
/** The beginnings of the names of the others. */
const topicFamilies = ['board', 'fixture', 'league', 'tournament'] as const;

export type TopicKind = (typeof singleTopics)[number] | (typeof topicFamilies)[number];

export function boardTopic(sport: Dto<'Sport'>, kind: Dto<'BoardKind'>): string {
  return `board:${sport}:${kind}`;
}

/** One fixture with all its markets. */
export function fixtureTopic(fixtureId: string): string {
  return `fixture:${fixtureId}`;
}

/** The matches of one league. */
export function leagueTopic(leagueId: string): string {
  return `league:${leagueId}`;
}

/** The ranking of a tournament. */
export function tournamentTopic(tournamentId: number): string {
  return `tournament:${tournamentId}`;
}

/** All matches in play. */
export const IN_PLAY_TOPIC = 'inplay';

/** The leagues that have matches. */
export const LEAGUES_TOPIC = 'leagues';

/** Null for an unknown name. */
export function kindOfTopic(topic: string): TopicKind | null {
  const single = singleTopics.find((one) => one === topic);
  return single ?? topicFamilies.find((family) => topic.startsWith(`${family}:`)) ?? null;
}
