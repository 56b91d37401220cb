import type { Dto } from '#contract/types.gen.ts';
import { boardValues } from '@/entities/game/testing';
import {
  type SampleGame,
  sampleFixture,
  sampleGames,
  sampleIdOf,
  sampleLeague,
  sampleList,
  sampleNow,
} from '@/features/match-course/testing';
import { $account } from '@/entities/slip';
import { makeProblem, never } from '@/shared/api/testing';
import { $now } from '@/shared/lib/clock';
import { openedPage } from '@/shared/lib/test-page';
import { makeFullDetail } from '@/widgets/fixture-markets/testing';
import { $isEntered } from '../model/admission';
import { inplayPage } from '../page';
import type { InplaySearch } from '../search';

type Answers = Parameters<typeof openedPage>[1];

const listed = (data = sampleList) => ({ body: { topic: 'inplay', seq: 1, at: sampleNow, data } });
const empty = { leagues: [], fixtures: [], nextStartsAt: sampleNow + 3_600_000 };

function answerOf(game: SampleGame, over: Partial<Dto<'Fixture'>> = {}) {
  const { markets: _, ...own } = { ...sampleFixture(game), ...over };
  const detail = makeFullDetail(own);
  const { scores, counts, events } = game;
  const data = { ...detail, league: sampleLeague(game), scores, counts, events };
  return { body: { topic: `fixture:${own.id}`, seq: 1, at: sampleNow, data } };
}

const answers: Answers = {
  'GET /sports/inplay': listed(),
  'GET /member/favourite': { body: [] },
  ...Object.fromEntries(
    sampleGames.map((game) => [`GET /sports/fixture/${sampleIdOf(game.sport)}`, answerOf(game)]),
  ),
};
const account = { id: 'mem_1', balance: 1_284_500, currency: 'KRW', level: 3 };

/** The page as an address opens it. */
const opened = (search: Partial<InplaySearch> = {}, more: Answers = {}) =>
  openedPage(
    inplayPage,
    { ...answers, ...more },
    {
      search,
      values: [
        [$isEntered, true],
        [$now, sampleNow + 5_000],
        [$account, account],
      ],
    },
  );

const [football] = sampleGames;
const own = football ? `GET /sports/fixture/${sampleIdOf('football')}` : '';
const changed = (over: Partial<Dto<'Fixture'>>) =>
  football ? { [own]: answerOf(football, over) } : {};
const shown = { fixture: sampleIdOf('football') };

const interruption = { since: sampleNow, until: sampleNow + 86_400_000, clock: null };

const watched = ['football', 'basketball', 'baseball', 'volleyball'] as const;

/** States of the page by what the server answers. */
export const states = {
  ordinary: opened(shown),
  list: opened(),
  together: opened({ watch: watched.map(sampleIdOf).join(',') }),
  halted: opened(shown, changed({ status: 6, interruption })),
  over: opened(shown, changed({ status: 3, clock: null })),
  loading: opened({}, { 'GET /sports/inplay': never }),
  gameLoading: opened(shown, { [own]: never }),
  empty: opened({}, { 'GET /sports/inplay': listed(empty) }),
  failed: opened({}, { 'GET /sports/inplay': makeProblem('UNAVAILABLE') }),
  gameFailed: opened(shown, { [own]: makeProblem('UNAVAILABLE') }),
};

/** Pairs of store and value that hold the list, for parts of the page. */
export const listValues = boardValues(
  [],
  sampleList.fixtures.flatMap((fixture, at) => {
    const league = sampleList.leagues[at];
    return league ? [{ league, fixture, scores: {} }] : [];
  }),
);
