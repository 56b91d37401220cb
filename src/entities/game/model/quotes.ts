import { createEffect, createStore, sample } from 'effector';
import { boardStreamed, fixtureStreamed } from '@/shared/api';
import { foldQuotes, type Quote, type Quotes, restQuotes } from '../lib/quotes';
import { $wishes, boardLoaded } from './boards';
import { $openFixtures, detailLoaded } from './details';

/** Time the arrow and colour of a move stay. */
export const moveMs = 1500;

export const $quotes = createStore<Quotes>(
  { map: new Map(), moved: [] },
  // The map is written in place: it must not travel to another scope.
  { serialize: 'ignore' },
);

const waitFx = createEffect(
  (moved: readonly (readonly [string, Quote])[]) =>
    new Promise<readonly (readonly [string, Quote])[]>((resolve) => {
      setTimeout(() => resolve(moved), moveMs);
    }),
);

sample({
  clock: [boardStreamed, fixtureStreamed],
  source: $quotes,
  fn: foldQuotes,
  target: $quotes,
});
sample({
  clock: [boardLoaded, detailLoaded],
  source: $quotes,
  fn: (quotes, { snapshots }) => foldQuotes(quotes, { snapshots, deltas: [] }),
  target: $quotes,
});
sample({
  clock: $quotes,
  filter: ({ moved }) => moved.length > 0,
  fn: ({ map, moved }) => moved.map((id) => [id, map.get(id) as Quote] as const),
  target: waitFx,
});
sample({ clock: waitFx.doneData, source: $quotes, fn: restQuotes, target: $quotes });

// Nobody looks at a price any more: let go of all of them.
sample({
  clock: [$wishes, $openFixtures],
  source: { wishes: $wishes, open: $openFixtures },
  filter: ({ wishes, open }) => Object.keys(wishes).length === 0 && open.length === 0,
  fn: (): Quotes => ({ map: new Map(), moved: [] }),
  target: $quotes,
});
