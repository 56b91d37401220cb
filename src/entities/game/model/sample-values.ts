import { boardTopic, fixtureTopic, type BoardDto, type FixtureDetailDto } from '@/shared/api';
import { emptyWorld, type World } from '../lib/offer';
import { reduceOffer } from '../lib/reduce-offer';
import { type Boards, boardsOf } from '../lib/views';
import { $world } from './offer';

function worldOf(boards: readonly BoardDto[], details: readonly FixtureDetailDto[]): World {
  const snapshots = [
    ...boards.map((data) => ({ topic: boardTopic(data.sport, data.kind), seq: 1, data })),
    ...details.map((data) => ({ topic: fixtureTopic(data.fixture.id), seq: 1, data })),
  ];
  const topics = snapshots.map(({ topic }) => topic);
  return reduceOffer(emptyWorld(topics), { snapshots, deltas: [] });
}

/** Pairs of store and value that hold the given boards and fixtures, for the forked scope of a story or test. */
export function boardValues(
  boards: readonly BoardDto[],
  details: readonly FixtureDetailDto[] = [],
): (readonly [unknown, unknown])[] {
  return [[$world, worldOf(boards, details)]];
}

/** The boards as pages read them, by topic, for tests without a scope. */
export function sampleViews(boards: readonly BoardDto[]): Boards {
  return boardsOf(worldOf(boards, []).offer);
}
