import { createEffect, sample } from 'effector';
import { clearMoves, type Moved, withoutRecentMoves } from '../lib/quotes';
import { $world } from './offer';

/** Time the arrow and colour of a move stay. */
export const moveMs = 1500;

/** The prices by selection id; another value with each frame that moved one. */
export const $quotes = $world.map(({ quotes }) => quotes);

/** Marks that come within this rest together, not frame by frame. */
const gatherMs = 250;

const gatherFx = createEffect(
  () => new Promise<void>((resolve) => void setTimeout(resolve, gatherMs)),
);
const waitFx = createEffect(
  (moved: readonly Moved[]) =>
    new Promise<readonly Moved[]>((resolve) => {
      setTimeout(() => resolve(moved), moveMs - gatherMs);
    }),
);

sample({
  clock: $quotes,
  source: gatherFx.pending,
  filter: (isPending, { recentMoves }) => !isPending && recentMoves.length > 0,
  target: gatherFx,
});
sample({
  clock: gatherFx.done,
  source: $quotes,
  fn: ({ recentMoves }) => recentMoves,
  target: waitFx,
});
sample({
  clock: waitFx,
  source: $world,
  fn: (world) => ({ ...world, quotes: withoutRecentMoves(world.quotes) }),
  target: $world,
});
sample({
  clock: waitFx.doneData,
  source: $world,
  fn: (world, rested) => ({ ...world, quotes: clearMoves(world.quotes, rested) }),
  target: $world,
});
