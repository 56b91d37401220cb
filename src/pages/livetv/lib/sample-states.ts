import { makeFixtureDto } from '@/entities/game/testing';
import {
  sampleFixture,
  sampleGame,
  sampleGames,
  sampleIdOf,
  sampleLeague,
  sampleList,
  sampleNow,
} from '@/features/match-course/testing';
import { makeProblem } from '@/shared/api/testing';
import { $now } from '@/shared/lib/clock';
import { openedPage } from '@/shared/lib/test-page';
import { livetvPage } from '../page';
import type { LivetvSearch } from '../search';

type Answers = Parameters<typeof openedPage>[1];

const HOUR = 3_600_000;
const never = () => new Promise<never>(() => {});
const teams = [
  ['대구 FC', '제주 SK'],
  ['브라이턴 앤 호브 앨비언', '울버햄프턴 원더러스'],
  ['포항 스틸러스', '강원 FC'],
] as const;

/** Three matches that begin in 2, 9 and 16 hours. */
const coming = {
  at: sampleNow,
  leagues: [sampleLeague(sampleGame('football'))],
  fixtures: teams.map(([home, away], at) =>
    makeFixtureDto({
      ...{ id: `coming${at}0000`, leagueId: 'lg-football', home, away, markets: [] },
      startsAt: sampleNow + (2 + 7 * at) * HOUR,
    }),
  ),
};

const listed = (data: object = sampleList) => ({
  body: { topic: 'inplay', seq: 1, at: sampleNow, data },
});
const emptyList = { leagues: [], fixtures: [], nextStartsAt: null };

const answers: Answers = {
  'GET /sports/inplay': listed(),
  'GET /sports/schedule': { body: coming },
  ...Object.fromEntries(
    sampleGames.map((game) => {
      const { scores, events } = game;
      const data = { league: sampleLeague(game), fixture: sampleFixture(game), scores, events };
      const id = sampleIdOf(game.sport);
      return [
        `GET /sports/fixture/${id}`,
        { body: { topic: `fixture:${id}`, seq: 1, at: sampleNow, data } },
      ];
    }),
  ),
};

/** The page as an address opens it. */
export const opened = (search: Partial<LivetvSearch> = {}, more: Answers = {}) =>
  openedPage(livetvPage, { ...answers, ...more }, { search, values: [[$now, sampleNow + 5_000]] });

const shown = { fixture: sampleIdOf('football') };
const own = `GET /sports/fixture/${shown.fixture}`;
const nothing = { 'GET /sports/inplay': listed(emptyList) };

/** States of the page by what the server answers. */
export const states = {
  ordinary: opened(shown),
  list: opened(),
  /** Matches are to come, and none is played. */
  quiet: opened({}, nothing),
  empty: opened(
    {},
    { ...nothing, 'GET /sports/schedule': { body: { ...coming, leagues: [], fixtures: [] } } },
  ),
  loading: opened({}, { 'GET /sports/inplay': never }),
  failed: opened({}, { 'GET /sports/schedule': makeProblem('UNAVAILABLE') }),
  gameLoading: opened(shown, { [own]: never }),
  gameFailed: opened(shown, { [own]: makeProblem('UNAVAILABLE') }),
};
