import { combine, createEvent, createStore, sample } from 'effector';
import * as z from 'zod/mini';
import { $leagues as $knownLeagues, type League } from '@/entities/game';
import { $favourites } from '@/features/favourites';
import { persistStore } from '@/shared/lib/storage';
import { shortcutUsed } from '@/shared/lib/shortcuts';
import { type Folds, isOpen, leagueStep, openedFor, toTree } from './lib/tree';

/** A page that shows the tree is open. */
export const treeEntered = createEvent();
export const treeLeft = createEvent();
/** The league that the page shows; null for none. */
export const leagueShown = createEvent<League | null>();
/** Leagues that could not be loaded are requested again. */
export const treeRetried = createEvent();

/** A sport or a country is opened, or folded away; carries its key. */
export const nodeToggled = createEvent<string>();
export const queryChanged = createEvent<string>();
/** The tree is shown over the page, where it has no column. */
export const treeOpened = createEvent();
export const treeClosed = createEvent();

/** What was typed to find a league. */
export const $query = createStore('')
  .on(queryChanged, (_last, query) => query)
  .reset(treeLeft);
export const $opened = createStore<Folds>({});
export const $isTreeOpen = createStore(false)
  .on(treeOpened, () => true)
  .reset(treeClosed, treeLeft);

export const $chosen = createStore<League | null>(null).on(leagueShown, (_last, league) => league);
const $leagues = $knownLeagues.map((leagues) => leagues ?? []);
export const $tree = combine($leagues, $query, toTree);
/** The member's own leagues that have matches. */
export const $ownLeagues = combine($leagues, $favourites, (leagues, favourites) =>
  leagues.filter(({ league }) => favourites.has(`league:${league.id}`)),
);

persistStore({
  store: $opened,
  key: 'hanpan.europe-tree',
  schema: z.record(z.string(), z.boolean()),
  pickup: treeEntered,
});

sample({
  clock: nodeToggled,
  source: { opened: $opened, chosen: $chosen },
  fn: ({ opened, chosen }, key) => ({
    ...opened,
    [key]: !isOpen(opened, key, chosen),
  }),
  target: $opened,
});
// Whoever chooses a league that was searched finds it open in the tree.
sample({
  clock: leagueShown,
  source: $opened,
  filter: (_opened, chosen) => chosen !== null,
  fn: (opened, chosen) => (chosen === null ? opened : openedFor(opened, chosen)),
  target: $opened,
});
const steps = { nextLeague: 1, previousLeague: -1 } as const;
const stepped = sample({
  clock: shortcutUsed,
  source: { tree: $tree, chosen: $chosen },
  fn: ({ tree, chosen }, id) =>
    id === 'nextLeague' || id === 'previousLeague'
      ? leagueStep(tree, chosen?.id ?? null, steps[id])
      : undefined,
});
/** The id of the league that a key asks for: the one before or after that of the page. */
export const leagueStepped = sample({
  clock: stepped,
  filter: (league) => league !== undefined,
  fn: (league = '') => league,
});
