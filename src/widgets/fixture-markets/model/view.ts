import { combine, createEvent, createStore, sample } from 'effector';
import * as z from 'zod/mini';
import { $member } from '@/entities/member';
import type { MarketGroup } from '#rules/markets/groups.ts';
import { persistStore } from '@/shared/lib/storage';
import { type Pins, pinsSchema, togglePin } from '../lib/pins';
import { fixtureShown } from './markets';

/** A market type is pinned, or taken off; carries its id. */
export const pinToggled = createEvent<number>();
/** The cards of a group are folded away, or shown again. */
export const groupFolded = createEvent<MarketGroup>();

/** How each group was left; what a group that was never touched is, its page says. */
type Folds = Readonly<Record<string, boolean>>;

/** Folded at first: what few look for, and what is long. */
const foldedAtFirst: readonly MarketGroup[] = ['corner-card', 'scorer', 'combination', 'special'];

export const $allPins = createStore<Pins>({});
export const $folds = createStore<Folds>({});

const $memberId = $member.map((member) => member?.id ?? 'guest');
/** Market types that the member has pinned, in the order in which they were. */
export const $pins = combine($allPins, $memberId, (pins, memberId) => pins[memberId] ?? []);

/** Whether the cards of a group are folded away. */
export function isGroupFolded(folds: Folds, group: MarketGroup): boolean {
  return folds[group] ?? foldedAtFirst.includes(group);
}

const pickup = fixtureShown.map(() => undefined);
persistStore({ store: $allPins, key: 'hanpan.pinned-markets', schema: pinsSchema, pickup });
persistStore({
  store: $folds,
  key: 'hanpan.folded-markets',
  schema: z.record(z.string(), z.boolean()),
  pickup,
});

sample({
  clock: pinToggled,
  source: { pins: $allPins, memberId: $memberId },
  fn: ({ pins, memberId }, typeId) => togglePin(pins, memberId, typeId),
  target: $allPins,
});
sample({
  clock: groupFolded,
  source: $folds,
  fn: (folds, group) => ({ ...folds, [group]: !isGroupFolded(folds, group) }),
  target: $folds,
});
