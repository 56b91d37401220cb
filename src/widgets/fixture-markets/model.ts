import { createEffect, createEvent, createStore, sample } from 'effector';
import { $details, fixtureClosed, fixtureOpened } from '@/entities/game';
import { loadCatalogue } from '@/shared/lib/market-dictionary';
import { hasUnnamed } from './lib/market-sections';

/** All markets of a fixture are shown, in place of another one's. */
export const fixtureShown = createEvent<string>();
/** Asked to close them, or the page is left. */
export const fixtureHidden = createEvent();

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
  fn: () => undefined,
  target: loadNamesFx,
});
