import { createEffect, createStore, sample } from 'effector';
import { streamApplied } from '@/shared/api';
import { tellReaders } from '../lib/quote-readers';
import {
  foldQuotes,
  noQuotes,
  type Quote,
  type QuoteBatch,
  type Quotes,
  restQuotes,
} from '../lib/quotes';
import { $wishes, boardLoaded } from './boards';
import { $openFixtures, detailLoaded } from './details';

/** Time the arrow and colour of a move stay. */
export const moveMs = 1500;

export const $quotes = createStore<Quotes>(
  noQuotes(),
  // The map is written in place: it must not travel to another scope.
  { serialize: 'ignore' },
);

/** The prices of this scope; cells listen to their own in it. */
export const $prices = $quotes.map(({ map }) => map);

// A selector for each cell would run for every cell in sight whenever one price of the board moves.
const tellFx = createEffect(({ map, changed }: Quotes) => tellReaders(map, changed));

type Moved = readonly (readonly [string, Quote])[];

/** Marks that come within this rest together, not frame by frame. */
const gatherMs = 250;

const $gathered = createStore<Moved>([], { serialize: 'ignore' });

const gatherFx = createEffect(
  () => new Promise<void>((resolve) => void setTimeout(resolve, gatherMs)),
);
const waitFx = createEffect(
  (moved: Moved) =>
    new Promise<Moved>((resolve) => void setTimeout(() => resolve(moved), moveMs - gatherMs)),
);

// Of all topics at once: of two clocks that fire in one tick, a sample hears the last only.
sample({
  clock: streamApplied,
  source: $quotes,
  fn: (quotes, batch) => foldQuotes(quotes, batch as QuoteBatch),
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

sample({ clock: $quotes, target: tellFx });

// Nobody looks at a price any more: let go of all of them.
sample({
  clock: [$wishes, $openFixtures],
  source: { wishes: $wishes, open: $openFixtures },
  filter: ({ wishes, open }) => Object.keys(wishes).length === 0 && open.length === 0,
  fn: noQuotes,
  target: $quotes,
});
