import { allSettled } from 'effector';
import { expect, it, vi } from 'vitest';
import { leagueClosed, leagueOpened } from '@/entities/game';
import { makeFixtureDto, makeLeagueDto } from '@/entities/game/testing';
import { makeFullDetail } from '@/widgets/fixture-markets/testing';
import { fixtureHidden, fixtureShown } from '@/widgets/fixture-markets';
import { $api, createFakeApi } from '@/shared/api/testing';
import { $alert, alertAnswered } from '@/shared/lib/alerts';
import { shortcutUsed } from '@/shared/lib/shortcuts';
import { makeScope, watchCalls } from '@/shared/lib/test-scope';
import { navigationRequested } from '@/shared/routes';
import { pageClosed, pageOpened, pageSearchChanged } from '../events';
import { searchDefaults } from '../search';
import { $isEntered } from './admission';
import { $groups, $status } from './list';
import { $league, fixtureChosen, retryClicked } from './page';

const league = (id: string, sport: string) => ({
  league: { id, sport, name: id, country: 'kr', order: 1 },
  fixtures: 1,
});
const detail = makeFullDetail();
const boardOf = (id: string) => ({
  topic: `league:${id}`,
  seq: 1,
  at: 1,
  data: { league: makeLeagueDto({ id }), fixtures: [makeFixtureDto({ leagueId: id })] },
});
const answers = {
  'GET /sports/league': {
    body: [league('fb-kr-k1', 'football'), league('bk-kr-kbl', 'basketball')],
  },
  'GET /sports/league/fb-kr-k1/board': { body: boardOf('fb-kr-k1') },
  'GET /sports/league/bk-kr-kbl/board': { body: boardOf('bk-kr-kbl') },
  'GET /member/favourite': { body: [] },
  [`GET /sports/fixture/${detail.fixture.id}`]: {
    body: { topic: `fixture:${detail.fixture.id}`, seq: 1, at: 1, data: detail },
  },
};

async function openPage(search = searchDefaults, more: Parameters<typeof createFakeApi>[0] = {}) {
  const api = createFakeApi({ ...answers, ...more });
  const scope = makeScope({
    values: [
      [$api, api],
      [$isEntered, true],
    ],
  });
  const watched = {
    opened: watchCalls(scope, leagueOpened),
    closed: watchCalls(scope, leagueClosed),
    shown: watchCalls(scope, fixtureShown),
    hidden: watchCalls(scope, fixtureHidden),
    addresses: watchCalls(scope, navigationRequested),
  };
  await allSettled(pageOpened, { scope, params: search });
  return { scope, ...watched };
}

it('reads the matches of the first league, and lets them go', async () => {
  const { scope, opened, closed } = await openPage();
  expect(scope.getState($league)?.league.id).toBe('fb-kr-k1');
  expect(opened).toEqual([{ reader: 'europe', leagueId: 'fb-kr-k1' }]);
  expect(scope.getState($groups).map(({ kind, fixtures }) => [kind, fixtures.length])).toEqual([
    ['cross', 1],
  ]);
  await allSettled(pageClosed, { scope });
  expect(closed).toEqual(['europe']);
});

it('reads another league when it is chosen', async () => {
  const { scope, opened } = await openPage();
  await allSettled(pageSearchChanged, {
    scope,
    params: { ...searchDefaults, league: 'bk-kr-kbl' },
  });
  expect(opened.map(({ leagueId }) => leagueId)).toEqual(['fb-kr-k1', 'bk-kr-kbl']);
});

it('loads nothing under the question whether to enter, and all of it after', async () => {
  const calls: string[] = [];
  const api = createFakeApi({
    ...answers,
    'GET /kosca/opengame?type=EU': { body: { url: '/europe', opensWindow: false } },
    'GET /sports/league': () => {
      calls.push('leagues');
      return answers['GET /sports/league'];
    },
  });
  const scope = makeScope({ values: [[$api, api]] });
  const lists = watchCalls(scope, leagueOpened);
  const shown = watchCalls(scope, fixtureShown);
  const params = { league: 'fb-kr-k1', fixture: detail.fixture.id };
  const entered = allSettled(pageOpened, { scope, params });
  await vi.waitFor(() => expect(scope.getState($alert)).not.toBeNull());
  expect([calls, lists, shown]).toEqual([[], [], []]);
  const id = scope.getState($alert)?.id ?? '';
  await allSettled(alertAnswered, { scope, params: { id, isConfirmed: true } });
  await entered;
  expect([calls, lists.length, shown]).toEqual([['leagues'], 1, [detail.fixture.id]]);
});

it('shows the fixture of the address, and the list again without one', async () => {
  const { scope, shown, hidden } = await openPage({ league: '', fixture: detail.fixture.id });
  expect(shown).toEqual([detail.fixture.id]);
  const before = hidden.length;
  await allSettled(pageSearchChanged, { scope, params: searchDefaults });
  expect(hidden.length).toBe(before + 1);
});

it('shows no fixture for what is no id', async () => {
  const { shown } = await openPage({ league: '', fixture: '../x' });
  expect(shown).toEqual([]);
});

it('goes to a fixture with the league that leads back', async () => {
  const { scope, addresses } = await openPage();
  await allSettled(fixtureChosen, { scope, params: 'sample00arsn' });
  expect(addresses).toEqual([{ to: '/europe?league=fb-kr-k1&fixture=sample00arsn' }]);
});

it('steps from league to league by key', async () => {
  const { scope, addresses } = await openPage();
  await allSettled(shortcutUsed, { scope, params: 'nextLeague' });
  await allSettled(shortcutUsed, { scope, params: 'previousLeague' });
  expect(addresses).toEqual([{ to: '/europe?league=bk-kr-kbl' }]);
});

it('says that a league has no matches, and what failed until it is loaded again', async () => {
  const gone = await openPage({ league: 'gone', fixture: '' });
  expect(gone.scope.getState($status)).toBe('empty');
  expect(gone.opened).toEqual([]);
  let calls = 0;
  const { scope } = await openPage(searchDefaults, {
    'GET /sports/league': () => {
      calls += 1;
      return calls === 1 ? { status: 503, body: {} } : answers['GET /sports/league'];
    },
  });
  expect(scope.getState($status)).toBe('failed');
  await allSettled(retryClicked, { scope });
  expect(scope.getState($league)?.league.id).toBe('fb-kr-k1');
});
