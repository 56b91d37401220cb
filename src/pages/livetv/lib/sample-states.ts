import type { Dto } from '#contract/types.gen.ts';
import { makeFixtureDto } from '@/entities/game/testing';
import { $account } from '@/entities/slip';
import {
  sampleFixture,
  sampleGame,
  sampleGames,
  sampleIdOf,
  sampleLeague,
  sampleList,
  sampleNow,
} from '@/features/match-course/testing';
import { $streamHealth } from '@/shared/api';
import { makeProblem, never } from '@/shared/api/testing';
import { $now } from '@/shared/lib/clock';
import { openedPage } from '@/shared/lib/test-page';
import { makeFullDetail } from '@/widgets/fixture-markets/testing';
import { livetvPage } from '../page';
import type { LivetvSearch } from '../search';

type Answers = Parameters<typeof openedPage>[1];

const HOUR = 3_600_000;
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
      id: `coming${at}0000`,
      leagueId: 'lg-football',
      home,
      away,
      markets: [],
      startsAt: sampleNow + (2 + 7 * at) * HOUR,
    }),
  ),
};

const listed = (data: object = sampleList) => ({
  body: { topic: 'inplay', seq: 1, at: sampleNow, data },
});
const emptyList = { leagues: [], fixtures: [], nextStartsAt: null };

const detailOf = (data: Dto<'FixtureDetail'>) => {
  const topic = `fixture:${data.fixture.id}`;
  const body = { topic, seq: 1, at: sampleNow, data };
  return [`GET /sports/${topic.replace(':', '/')}`, { body }] as const;
};

const answers: Answers = {
  'GET /sports/inplay': listed(),
  'GET /sports/schedule': { body: coming },
  'GET /member/favourite': { body: [] },
  ...Object.fromEntries(
    sampleGames.map((game) => {
      const { markets: _, ...own } = sampleFixture(game);
      const { scores, counts, events } = game;
      return detailOf({
        ...makeFullDetail(own),
        league: sampleLeague(game),
        scores,
        counts,
        events,
      });
    }),
  ),
  ...Object.fromEntries(
    coming.fixtures.map(({ markets: _, ...own }) =>
      detailOf({ ...makeFullDetail(own), league: sampleLeague(sampleGame('football')) }),
    ),
  ),
};
const account = { id: 'mem_1', balance: 1_284_500, currency: 'KRW', level: 3 };

/** The page as an address opens it. */
const opened = (
  search: Partial<LivetvSearch> = {},
  more: Answers = {},
  values: readonly (readonly [unknown, unknown])[] = [],
) =>
  openedPage(
    livetvPage,
    { ...answers, ...more },
    {
      search,
      values: [[$now, sampleNow + 5_000], [$account, account], ...values],
    },
  );

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
  stale: opened(shown, {}, [[$streamHealth, 'stale']]),
  gameFailed: opened(shown, { [own]: makeProblem('UNAVAILABLE') }),
};
