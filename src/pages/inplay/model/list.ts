import { combine, createEvent, createStore } from 'effector';
import { createInPlayList } from '@/widgets/live-match';
import type { SportKey } from '#rules/sport-keys.ts';
import { pageClosed, pageOpened } from '../events';
import { type GameOrder, orderedGroups } from '../lib/game-order';

export const { $groups, $failure, $nextStartsAt, retryClicked } = createInPlayList({
  reader: 'inplay',
  opened: pageOpened,
  closed: pageClosed,
});

/** The matches of one sport are to be listed, or of all with null. */
export const sportChosen = createEvent<SportKey | null>();
export const orderChosen = createEvent<GameOrder>();

// Not of the address: they stay while a match is opened and left again.
export const $sport = createStore<SportKey | null>(null)
  .on(sportChosen, (_last, sport) => sport)
  .reset(pageClosed);
export const $order = createStore<GameOrder>('time')
  .on(orderChosen, (_last, order) => order)
  .reset(pageClosed);

/** The matches that the list of a phone shows; null until they are here. */
export const $listed = combine(
  { groups: $groups, sport: $sport, order: $order },
  ({ groups, sport, order }) => groups && orderedGroups(groups, sport, order),
);
