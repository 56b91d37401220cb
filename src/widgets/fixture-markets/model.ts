import { createEffect, createStore, sample } from 'effector';
import { $details, fixtureClosed, fixtureOpened } from '@/entities/game';
import { loadCatalogue } from '@/shared/lib/market-dictionary';
import { fixtureDialog } from './dialogs';
import { hasUnnamed } from './lib/market-sections';

/** The fixture whose markets are asked for. */
export const $fixtureId = fixtureDialog.$props.map((props) => props?.fixtureId ?? null);
const $shown = createStore<string | null>(null);

sample({
  clock: $fixtureId,
  source: $shown,
  filter: (shown, id) => shown !== null && shown !== id,
  fn: (shown) => shown ?? '',
  target: fixtureClosed,
});
sample({
  clock: $fixtureId,
  filter: (id) => id !== null,
  fn: (id) => id ?? '',
  target: fixtureOpened,
});
sample({ clock: $fixtureId, target: $shown });

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
