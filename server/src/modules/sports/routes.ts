import type { Handlers } from '../../contract/types.ts';
import { found } from '../../lib/answers.ts';
import { problem } from '../../lib/problem.ts';
import { createBoardCache } from './board-cache.ts';
import {
  countBoards,
  countLeagues,
  fixtureTopic,
  IN_PLAY_TOPIC,
  inPlayView,
  leagueTopic,
  scheduleView,
} from './boards.ts';
import type { FixtureCache } from './fixture-cache.ts';
import { fixtureDetail, leagueBoard } from './topics.ts';
import type { WorldDays } from './world-days.ts';

type Routes = Pick<
  Handlers,
  | 'getBoard'
  | 'getBoardCounts'
  | 'getLeagues'
  | 'getLeagueBoard'
  | 'getInPlay'
  | 'getSchedule'
  | 'getFixture'
  | 'getWorldDay'
  | 'openGame'
>;

/** The pages of the site that are the games with an entry of their own. */
const GAME_PATHS = { EU: '/europe', IN: '/inplay' } as const;

/** `seqOf` gives the last seq that a topic's readers were sent. */
export function sportsRoutes(
  fixtureCache: FixtureCache,
  days: Pick<WorldDays, 'read'>,
  seqOf: (topic: string) => number,
): Routes {
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
    getLeagues: (_, { now }) => ({
      status: 200,
      body: countLeagues(fixtureCache.fixtures.values(), fixtureCache.leagues, now),
    }),
    getLeagueBoard({ params }, { now }) {
      const data = leagueBoard(fixtureCache, params.leagueId, now);
      if (!data) return problem('NOT_FOUND');
      const topic = leagueTopic(params.leagueId);
      return { status: 200, body: { topic, seq: seqOf(topic), at: now, data } };
    },
    getInPlay(_, { now }) {
      const data = inPlayView(fixtureCache.fixtures.values(), fixtureCache.leagues, now);
      return {
        status: 200,
        body: { topic: IN_PLAY_TOPIC, seq: seqOf(IN_PLAY_TOPIC), at: now, data },
      };
    },
    getSchedule: (_, { now }) => ({
      status: 200,
      body: scheduleView(fixtureCache.fixtures.values(), fixtureCache.leagues, now),
    }),
    openGame: ({ query }) => ({
      status: 200,
      body: { url: GAME_PATHS[query.type], opensWindow: false },
    }),
    async getWorldDay({ params }) {
      return found(await days.read(params.dayKey));
    },
    getFixture({ params }, { now }) {
      const data = fixtureDetail(fixtureCache, params.fixtureId);
      if (!data) return problem('NOT_FOUND');
      const topic = fixtureTopic(params.fixtureId);
      return { status: 200, body: { topic, seq: seqOf(topic), at: now, data } };
    },
  };
}
