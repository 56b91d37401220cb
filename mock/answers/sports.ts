import { SPORT_KEYS } from '#rules/sports.ts';
import { exampleOf } from '../contract/examples.ts';
import { Refused } from '../contract/problem.ts';
import {
  boardOf,
  boardTopic,
  countsOf,
  fixtureTopic,
  IN_PLAY_TOPIC,
  inPlayOf,
  leagueBoardOf,
  leaguesOf,
  leagueTopic,
  scheduleOf,
} from '../world/boards.ts';
import { detailOf } from '../world/world.ts';
import type { Answers } from './types.ts';

export const sportsAnswers: Answers = {
  getBoard({ world, query }) {
    const { kind, sport: only } = query;
    const boards = (only === undefined ? SPORT_KEYS : [only]).map((sport) => {
      const topic = boardTopic(sport, kind);
      return { topic, seq: world.hub.seqOf(topic), data: boardOf(world.offer, sport, kind) };
    });
    const isShown = ({ data }: (typeof boards)[number]) =>
      only !== undefined || data.fixtures.length > 0;
    return { at: world.now(), boards: boards.filter(isShown) };
  },
  // What is on offer is not over.
  getMatchResult({ world, params }) {
    if (world.offer.get(params.fixtureId)) throw new Refused('NOT_FOUND');
    return exampleOf('getMatchResult', world.now());
  },
  getBoardCounts: ({ world }) => countsOf(world.offer),
  getLeagues: ({ world }) => leaguesOf(world.offer),
  getLeagueBoard({ world, params }) {
    const data = leagueBoardOf(world.offer, params.leagueId);
    if (data === null) throw new Refused('NOT_FOUND');
    const topic = leagueTopic(params.leagueId);
    return { topic, seq: world.hub.seqOf(topic), at: world.now(), data };
  },
  getInPlay({ world }) {
    const seq = world.hub.seqOf(IN_PLAY_TOPIC);
    return { topic: IN_PLAY_TOPIC, seq, at: world.now(), data: inPlayOf(world.offer) };
  },
  getSchedule: ({ world }) => scheduleOf(world.offer, world.now()),
  getLeague({ world, params }) {
    const known = leaguesOf(world.offer).find(({ league }) => league.id === params.leagueId);
    const example = exampleOf('getLeague', world.now());
    if (known) return { ...example, league: known.league };
    if (params.leagueId !== example.league.id) throw new Refused('NOT_FOUND');
    return example;
  },
  openGame: ({ query }) => ({
    url: query.type === 'EU' ? '/europe' : '/inplay',
    opensWindow: false,
  }),
  getFixture({ world, params }) {
    const game = world.offer.get(params.fixtureId);
    if (game === undefined) throw new Refused('NOT_FOUND');
    const topic = fixtureTopic(params.fixtureId);
    return { topic, seq: world.hub.seqOf(topic), at: world.now(), data: detailOf(game) };
  },
};
