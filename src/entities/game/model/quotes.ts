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

type Moved = readonly (readonly [string, Quote])[];

/** Marks that come within this rest together: each rest asks every cell in sight. */
const gatherMs = 250;

const $gathered = createStore<Moved>([], { serialize: 'ignore' });

const gatherFx = createEffect(
  () => new Promise<void>((resolve) => void setTimeout(resolve, gatherMs)),
);
const waitFx = createEffect(
  (moved: Moved) =>
    new Promise<Moved>((resolve) => void setTimeout(() => resolve(moved), moveMs - gatherMs)),
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
  source: $gathered,
  filter: (_gathered, { moved }) => moved.length > 0,
  fn: (gathered, { map, moved }): Moved => [
    ...gathered,
    ...moved.map((id) => [id, map.get(id) as Quote] as const),
  ],
  target: $gathered,
});
sample({
  clock: $gathered,
  source: gatherFx.pending,
  filter: (isPending, gathered) => !isPending && gathered.length > 0,
  fn: () => undefined,
  target: gatherFx,
});
sample({ clock: gatherFx.done, source: $gathered, target: waitFx });
sample({ clock: gatherFx.done, fn: (): Moved => [], target: $gathered });
sample({ clock: waitFx.doneData, source: $quotes, fn: restQuotes, target: $quotes });

// Nobody looks at a price any more: let go of all of them.
sample({
  clock: [$wishes, $openFixtures],
  source: { wishes: $wishes, open: $openFixtures },
  filter: ({ wishes, open }) => Object.keys(wishes).length === 0 && open.length === 0,
  fn: (): Quotes => ({ map: new Map(), moved: [] }),
  target: $quotes,
});
