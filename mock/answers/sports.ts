import { SPORT_KEYS } from '#rules/sports.ts';
import { Refused } from '../contract/problem.ts';
import { boardOf, boardTopic, countsOf, fixtureTopic } from '../world/boards.ts';
import { detailOf } from '../world/world.ts';
import type { Answers } from './types.ts';

export const sportsAnswers: Answers = {
  getBoard({ world, query }) {
    const sports = query.sport === undefined ? SPORT_KEYS : [query.sport];
    const boards = sports.map((sport) => {
      const topic = boardTopic(sport, query.kind);
      return { topic, seq: world.hub.seqOf(topic), data: boardOf(world.offer, sport, query.kind) };
    });
    return { at: world.now(), boards };
  },
  getBoardCounts: ({ world }) => countsOf(world.offer),
  getFixture({ world, params }) {
    const game = world.offer.get(params.fixtureId);
    if (game === undefined) throw new Refused('NOT_FOUND');
    const topic = fixtureTopic(params.fixtureId);
    return { topic, seq: world.hub.seqOf(topic), at: world.now(), data: detailOf(game) };
  },
};
