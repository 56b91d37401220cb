import { combine, createEvent, createStore, sample } from 'effector';
import type { Dto } from '#contract/types.gen.ts';
import {
  $counts,
  $details,
  boardClosed,
  boardOpened,
  boardRetried,
  leaguesQuery,
} from '@/entities/game';
import { $favourites, favouritesRequested } from '@/features/favourites';
import { navigationRequested } from '@/shared/routes';
import { showFixtureOf } from '@/widgets/fixture-markets';
import { FIXTURE_ID } from '#rules/fixture-id.ts';
import { pageClosed, pageOpened, pageSearchChanged } from '../events';
import { chosenLeague } from '../lib/chosen-league';
import { europeHref } from '../lib/href';
import { type EuropeSearch, searchDefaults } from '../search';

/** What is read of the league's sport: what is to come, and what is in play. */
export const readers = [
  { reader: 'europe', kind: 'cross' },
  { reader: 'europe.live', kind: 'live' },
] as const;

/** The markets of a fixture are asked for. */
export const fixtureChosen = createEvent<string>();
/** What failed is loaded again. */
export const retryClicked = createEvent();

export const $search = createStore<EuropeSearch>(searchDefaults)
  .on(pageOpened, (_last, search) => search)
  .on(pageSearchChanged, (_last, search) => search);
const $isOpen = createStore(false)
  .on(pageOpened, () => true)
  .on(pageClosed, () => false);

/** Id of the fixture whose markets are shown; empty for none, and where a link carries what is no id. */
export const $fixture = $search.map(({ fixture }) => (FIXTURE_ID.test(fixture) ? fixture : ''));
const $fixtureLeague = combine($details, $fixture, (details, id) => details[id]?.league ?? null);

const noLeagues: readonly Dto<'LeagueCount'>[] = [];
export const $leagues = leaguesQuery.$data.map((leagues) => leagues ?? noLeagues);
/** The league that is shown; null while the leagues load, and where there is none of that id. */
export const $league = combine(
  { leagues: $leagues, search: $search, own: $fixtureLeague, favourites: $favourites },
  ({ leagues, search, own, favourites }) =>
    chosenLeague(leagues, search.league || own?.id, favourites),
);
const $sport = $league.map((one) => one?.league.sport ?? null);

sample({
  clock: pageOpened,
  fn: () => undefined,
  target: [leaguesQuery.start, favouritesRequested],
});
// The numbers of the tree change when those of the menu do, which the stream tells.
sample({
  clock: $counts,
  source: $isOpen,
  filter: (isOpen) => isOpen,
  fn: () => undefined,
  target: leaguesQuery.refresh,
});

for (const { reader, kind } of readers) {
  sample({
    clock: [pageOpened, $sport],
    source: { sport: $sport, isOpen: $isOpen },
    filter: ({ sport, isOpen }) => isOpen && sport !== null,
    fn: ({ sport }) => ({ reader, kind, sport }),
    target: boardOpened,
  });
  sample({ clock: pageClosed, fn: () => reader, target: boardClosed });
  sample({ clock: retryClicked, fn: () => reader, target: boardRetried });
}
sample({ clock: retryClicked, target: leaguesQuery.refresh });

// A fixture has an address of its own: Back leads to the list, and a link opens it.
sample({
  clock: fixtureChosen,
  source: $league,
  fn: (one, fixture) => ({ to: europeHref({ league: one?.league.id ?? '', fixture }) }),
  target: navigationRequested,
});
showFixtureOf({ $fixture, opened: pageOpened, closed: pageClosed });
