import type { Handlers } from '../../contract/types.ts';
import { problem } from '../../lib/problem.ts';
import { createBoardCache } from './board-cache.ts';
import { countBoards, fixtureTopic } from './boards.ts';
import type { FixtureCache } from './fixture-cache.ts';
import { fixtureDetail } from './topics.ts';

type Routes = Pick<Handlers, 'getBoard' | 'getBoardCounts' | 'getFixture'>;

/** Makes the read calls of the sports module. `seqOf` gives the last seq that a topic's readers were sent. */
export function sportsRoutes(fixtureCache: FixtureCache, seqOf: (topic: string) => number): Routes {
  const boardCache = createBoardCache(fixtureCache, seqOf);
  return {
    getBoard: ({ query }, { now }) => ({
      status: 200,
      body: boardCache.read(query.kind, query.sport, now),
      isShared: true,
    }),
    getBoardCounts: (_, { now }) => ({
      status: 200,
      body: countBoards(fixtureCache.fixtures.values(), now),
    }),
    getFixture({ params }, { now }) {
      const data = fixtureDetail(fixtureCache, params.fixtureId);
      if (!data) return problem('NOT_FOUND');
      const topic = fixtureTopic(params.fixtureId);
      return { status: 200, body: { topic, seq: seqOf(topic), at: now, data } };
    },
  };
}
