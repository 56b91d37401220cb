import { combine, createEvent, createStore, sample } from 'effector';
import * as z from 'zod/mini';
import { $favourites } from '@/features/favourites';
import { persistStore } from '@/shared/lib/storage';
import { shortcutUsed } from '@/shared/lib/shortcuts';
import { navigationRequested } from '@/shared/routes';
import { pageClosed, pageOpened } from '../events';
import { europeHref } from '../lib/href';
import { type Folds, isOpen, leagueStep, openedFor, toTree } from '../lib/tree';
import { $league, $leagues } from './page';

/** A sport or a country is opened, or folded away; carries its key. */
export const nodeToggled = createEvent<string>();
export const queryChanged = createEvent<string>();
/** The tree is shown over the page, where it has no column. */
export const treeOpened = createEvent();
export const treeClosed = createEvent();

/** What was typed to find a league. */
export const $query = createStore('')
  .on(queryChanged, (_last, query) => query)
  .reset(pageClosed);
export const $opened = createStore<Folds>({});
export const $isTreeOpen = createStore(false)
  .on(treeOpened, () => true)
  .reset(treeClosed, pageClosed);

export const $tree = combine($leagues, $query, toTree);
/** The member's own leagues that have matches. */
export const $ownLeagues = combine($leagues, $favourites, (leagues, favourites) =>
  leagues.filter(({ league }) => favourites.has(`league:${league.id}`)),
);

persistStore({
  store: $opened,
  key: 'hanpan.europe-tree',
  schema: z.record(z.string(), z.boolean()),
  pickup: pageOpened.map(() => undefined),
});

sample({
  clock: nodeToggled,
  source: { opened: $opened, chosen: $league },
  fn: ({ opened, chosen }, key) => ({
    ...opened,
    [key]: !isOpen(opened, key, chosen?.league ?? null),
  }),
  target: $opened,
});
// Whoever chooses a league that was searched finds it open in the tree.
sample({
  clock: $league,
  source: $opened,
  filter: (_opened, chosen) => chosen !== null,
  fn: (opened, chosen) => (chosen === null ? opened : openedFor(opened, chosen.league)),
  target: $opened,
});
const steps = { nextLeague: 1, previousLeague: -1 } as const;
const leagueStepped = sample({
  clock: shortcutUsed,
  source: { tree: $tree, chosen: $league },
  fn: ({ tree, chosen }, id) =>
    id === 'nextLeague' || id === 'previousLeague'
      ? leagueStep(tree, chosen?.league.id ?? null, steps[id])
      : undefined,
});
sample({
  clock: leagueStepped,
  filter: (league) => league !== undefined,
  fn: (league = '') => ({ to: europeHref({ league }) }),
  target: navigationRequested,
});
