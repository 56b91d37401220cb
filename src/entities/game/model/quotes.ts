import { createEffect, createStore, sample } from 'effector';
import { streamApplied } from '@/shared/api';
import {
  reduceQuotes,
  noQuotes,
  type QuoteBatch,
  type Quotes,
  clearMoves,
  withoutFresh,
} from '../lib/quotes';
import { $subscriptions, boardLoaded } from './boards';
import { $openFixtures, detailLoaded } from './details';

/** Time the arrow and colour of a move stay. */
export const moveMs = 1500;

export const $quotes = createStore<Quotes>(
  noQuotes(),
  // The map is written in place: it must not travel to another scope.
  { serialize: 'ignore' },
);

/** Marks that come within this rest together, not frame by frame. */
const gatherMs = 250;

const gatherFx = createEffect(
  () => new Promise<void>((resolve) => void setTimeout(resolve, gatherMs)),
);
const waitFx = createEffect(
  (moved: Quotes['fresh']) =>
    new Promise<Quotes['fresh']>((resolve) => {
      setTimeout(() => resolve(moved), moveMs - gatherMs);
    }),
);

// Of all topics at once: of two clocks that fire in one tick, a sample hears the last only.
sample({
  clock: streamApplied,
  source: $quotes,
  fn: (quotes, batch) => reduceQuotes(quotes, batch as QuoteBatch),
  target: $quotes,
});
sample({
  clock: [boardLoaded, detailLoaded],
  source: $quotes,
  fn: (quotes, { snapshots }) => reduceQuotes(quotes, { snapshots, deltas: [] }),
  target: $quotes,
});
sample({
  clock: $quotes,
  source: gatherFx.pending,
  filter: (isPending, { fresh }) => !isPending && fresh.length > 0,
  fn: () => undefined,
  target: gatherFx,
});
sample({ clock: gatherFx.done, source: $quotes, fn: ({ fresh }) => fresh, target: waitFx });
sample({ clock: waitFx, source: $quotes, fn: withoutFresh, target: $quotes });
sample({ clock: waitFx.doneData, source: $quotes, fn: clearMoves, target: $quotes });

// Nobody looks at a price any more: let go of all of them.
sample({
  clock: [$subscriptions, $openFixtures],
  source: { wishes: $subscriptions, open: $openFixtures },
  filter: ({ wishes, open }) => Object.keys(wishes).length === 0 && open.length === 0,
  fn: noQuotes,
  target: $quotes,
});
