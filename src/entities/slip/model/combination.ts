import { combine, createEvent, createStore, sample } from 'effector';
import { $accountId } from './account';
import { $slip } from './slip';

/** What open bets on the same picks leave of the highest stake. */
export interface CombinationLeft {
  selectionIds: readonly string[];
  /** Minor units. */
  left: number;
}

/** A refusal said what is left: only the server knows every open bet. */
export const combinationRefused = createEvent<CombinationLeft>();
/** A bet is over: more may be left, and the next placement asks the server. */
export const combinationFreed = createEvent();

const $refused = createStore<CombinationLeft | null>(null);

const nameOf = (ids: readonly string[]) => ids.toSorted().join(' ');

/** What may still be staked on the picks of the slip, minor units; null while nothing is known of it. */
export const $combinationLeft = combine($refused, $slip, (refused, { legs }) => {
  if (refused === null) return null;
  const isSame = nameOf(refused.selectionIds) === nameOf(legs.map((leg) => leg.selectionId));
  return isSame ? refused.left : null;
});

sample({ clock: combinationRefused, target: $refused });
sample({ clock: [combinationFreed, $accountId], fn: () => null, target: $refused });
