import { createEffect, createEvent, createStore, type Event, sample, type Store } from 'effector';
import { $details, $world, fixtureClosed, fixtureOpened } from '@/entities/game';
import { loadCatalogue } from '@/entities/market-dictionary';
import { mainLinesOf, type MainLines } from '../lib/ladder';
import { hasUnnamed } from '../lib/market-sections';

/** All markets of a fixture are shown, in place of another one's. */
export const fixtureShown = createEvent<string>();
/** They are closed, or the page is left. */
export const fixtureHidden = createEvent();

/** Shows the markets of the fixture that a page's address names, '' for none, while the page is open. */
export function showFixtureOf({
  $fixture,
  opened,
  closed,
}: {
  $fixture: Store<string>;
  opened: Event<unknown>;
  closed: Event<void>;
}): void {
  sample({
    clock: [opened, $fixture],
    source: $fixture,
    filter: (id) => id !== '',
    target: fixtureShown,
  });
  sample({
    clock: $fixture,
    filter: (id) => id === '',
    target: fixtureHidden,
  });
  sample({ clock: closed, target: fixtureHidden });
}

/** The fixture whose markets are shown. */
export const $fixtureId = createStore<string | null>(null);
const $read = createStore<string | null>(null);

sample({ clock: fixtureShown, target: $fixtureId });
sample({ clock: fixtureHidden, fn: () => null, target: $fixtureId });
sample({
  clock: $fixtureId,
  source: $read,
  filter: (read, id) => read !== null && read !== id,
  fn: (read) => read ?? '',
  target: fixtureClosed,
});
sample({
  clock: $fixtureId,
  filter: (id) => id !== null,
  fn: (id) => id ?? '',
  target: fixtureOpened,
});
sample({ clock: $fixtureId, target: $read });

const loadNamesFx = createEffect(loadCatalogue);
/** Whether the names of markets that we do not offer ourselves were loaded. */
export const $areNamesLoaded = createStore(false).on(loadNamesFx.done, () => true);

sample({
  clock: $details,
  source: { id: $fixtureId, areLoaded: $areNamesLoaded, isLoading: loadNamesFx.pending },
  filter: ({ id, areLoaded, isLoading }, details) =>
    id !== null && !areLoaded && !isLoading && hasUnnamed(details[id]?.fixture),
  target: loadNamesFx,
});

/** The main lines of the fixtures that are open, as they were when a market last came, went or was suspended. */
export const $mainLines = createStore<MainLines>({});

// Not with every price: a main line that moved under the finger would take another price with it.
sample({
  clock: $details,
  source: $world,
  fn: (world, details) => mainLinesOf(world, Object.keys(details)),
  target: $mainLines,
});
