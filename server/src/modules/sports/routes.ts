import { SPORT_KEYS } from '#rules/sports.ts';
import type { Handlers } from '../../contract/types.ts';
import { problem } from '../../lib/problem.ts';
import { boardTopic, boardView, countBoards, fixtureTopic } from './boards.ts';
import type { FixtureCache } from './fixture-cache.ts';
import { fixtureDetail } from './topics.ts';

type Routes = Pick<Handlers, 'getBoard' | 'getBoardCounts' | 'getFixture'>;

/** Makes the read calls of the sports module. `seqOf` gives the last seq that a topic's readers were sent. */
export function sportsRoutes(fixtureCache: FixtureCache, seqOf: (topic: string) => number): Routes {
  return {
    getBoard: ({ query }, { now }) => ({
      status: 200,
      body: {
        at: now,
        boards: (query.sport ? [query.sport] : SPORT_KEYS).map((sport) => {
          const topic = boardTopic(sport, query.kind);
          const data = boardView(fixtureCache.fixtures.values(), fixtureCache.leagues, {
            sport,
            kind: query.kind,
            now,
          });
          return { topic, seq: seqOf(topic), data };
        }),
      },
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
