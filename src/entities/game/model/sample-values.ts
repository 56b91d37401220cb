import type { Dto } from '#contract/types.gen.ts';
import { boardTopic, fixtureTopic } from '@/shared/api';
import { emptyWorld, type World } from '../lib/offer';
import { reduceOffer } from '../lib/reduce-offer';
import { type Boards, boardsOf } from '../lib/views';
import { $numbers } from './leagues';
import { $world } from './offer';

function worldOf(boards: readonly Dto<'Board'>[], details: readonly Dto<'FixtureDetail'>[]): World {
  const snapshots = [
    ...boards.map((data) => ({ topic: boardTopic(data.sport, data.kind), seq: 1, data })),
    ...details.map((data) => ({ topic: fixtureTopic(data.fixture.id), seq: 1, data })),
  ];
  const topics = snapshots.map(({ topic }) => topic);
  return reduceOffer(emptyWorld(topics), { snapshots, deltas: [] });
}

/** Pairs of store and value that hold the given boards and fixtures, for the forked scope of a story or test. */
export function boardValues(
  boards: readonly Dto<'Board'>[],
  details: readonly Dto<'FixtureDetail'>[] = [],
): (readonly [unknown, unknown])[] {
  return [[$world, worldOf(boards, details)]];
}

/** Pairs of store and value that hold the leagues with the numbers of their matches. */
export function leagueValues(leagues: readonly Dto<'LeagueCount'>[]) {
  return [[$numbers, { leagues, isStreamed: false }]] as const;
}

/** The boards as pages read them, by topic, for tests without a scope. */
export function sampleViews(boards: readonly Dto<'Board'>[]): Boards {
  return boardsOf(worldOf(boards, []).offer);
}
