import { combine, createEvent, createStore, sample } from 'effector';
import type { Dto } from '#contract/types.gen.ts';
import {
  $details,
  $leagues as $knownLeagues,
  leagueClosed,
  leagueOpened,
  leagueRetried,
  leaguesClosed,
  leaguesOpened,
  leaguesQuery,
} from '@/entities/game';
import { $favourites, favouritesRequested } from '@/features/favourites';
import { navigationRequested } from '@/shared/routes';
import { showFixtureOf } from '@/widgets/fixture-markets';
import {
  leagueShown,
  leagueStepped,
  treeEntered,
  treeLeft,
  treeRetried,
} from '@/widgets/league-tree';
import { FIXTURE_ID } from '#rules/fixture-id.ts';
import { pageClosed, pageOpened, pageSearchChanged } from '../events';
import { chosenLeague } from '../lib/chosen-league';
import { europeHref } from '../lib/href';
import { type EuropeSearch, searchDefaults } from '../search';
import { $isEntered } from './admission';

/** Name under which this page reads its leagues. */
export const reader = 'europe';

/** The markets of a fixture are requested. */
export const fixtureChosen = createEvent<string>();
/** What failed is loaded again. */
export const retryClicked = createEvent();

export const $search = createStore<EuropeSearch>(searchDefaults)
  .on(pageOpened, (_last, search) => search)
  .on(pageSearchChanged, (_last, search) => search);
const $isOpen = createStore(false)
  .on(pageOpened, () => true)
  .on(pageClosed, () => false);
/** The page is open and the member has entered: nothing is loaded, or drawn, before. */
export const $isShown = combine($isOpen, $isEntered, (isOpen, isEntered) => isOpen && isEntered);
const shown = sample({ clock: $isShown, filter: Boolean, fn: () => undefined });
const hidden = sample({ clock: $isShown, filter: (isShown) => !isShown, fn: () => undefined });

/** Id of the fixture whose markets are shown; empty for none, and where a link carries what is no id. */
export const $fixture = $search.map(({ fixture }) => (FIXTURE_ID.test(fixture) ? fixture : ''));
const $fixtureLeague = combine($details, $fixture, (details, id) => details[id]?.league ?? null);

const noLeagues: readonly Dto<'LeagueCount'>[] = [];
export const $leagues = $knownLeagues.map((leagues) => leagues ?? noLeagues);
/** The league that is shown; null while the leagues load, and where there is none of that id. */
export const $league = combine(
  { leagues: $leagues, search: $search, own: $fixtureLeague, favourites: $favourites },
  ({ leagues, search, own, favourites }) =>
    chosenLeague(leagues, search.league || own?.id, favourites),
);
const $leagueId = $league.map((one) => one?.league.id ?? null);

sample({ clock: shown, target: favouritesRequested });
sample({ clock: shown, fn: () => reader, target: leaguesOpened });
sample({ clock: hidden, fn: () => reader, target: [leaguesClosed, leagueClosed] });
sample({
  clock: [shown, $leagueId],
  source: { leagueId: $leagueId, isShown: $isShown },
  filter: ({ leagueId, isShown }) => isShown && leagueId !== null,
  fn: ({ leagueId }) => ({ reader, leagueId: leagueId ?? '' }),
  target: leagueOpened,
});
sample({
  clock: $leagueId,
  filter: (leagueId) => leagueId === null,
  fn: () => reader,
  target: leagueClosed,
});
sample({ clock: pageOpened, fn: () => undefined, target: treeEntered });
sample({ clock: pageClosed, target: treeLeft });
sample({ clock: $league, fn: (one) => one?.league ?? null, target: leagueShown });
sample({
  clock: leagueStepped,
  fn: (league) => ({ to: europeHref({ league }) }),
  target: navigationRequested,
});
sample({ clock: treeRetried, target: retryClicked });
sample({ clock: retryClicked, target: leaguesQuery.refresh });
sample({ clock: retryClicked, fn: () => reader, target: leagueRetried });

// A fixture has an address of its own: Back leads to the list, and a link opens it.
sample({
  clock: fixtureChosen,
  source: $league,
  fn: (one, fixture) => ({ to: europeHref({ league: one?.league.id ?? '', fixture }) }),
  target: navigationRequested,
});
showFixtureOf({
  $fixture: combine($fixture, $isShown, (fixture, isShown) => (isShown ? fixture : '')),
  opened: shown,
  closed: hidden,
});
