import { combine, createEvent, createStore, sample } from 'effector';
import {
  $areSavedSlipsRead,
  $slip,
  type DomesticSlip,
  EMPTY_DRAFT,
  slipReplaced,
  stakeChanged,
} from '@/entities/slip';
import { createApiQuery } from '@/shared/api';
import { alertShown } from '@/shared/lib/alerts';
import { createCopying } from '@/shared/lib/clipboard';
import { toastShown } from '@/shared/lib/toasts';
import { $place, navigationRequested } from '@/shared/routes';
import { picksDialog } from './dialogs';
import { filledSlip, loadPicks, oddsBefore, withKind } from './lib/opened-picks';
import { type LinkedPicks, linkedPicks, slipLink, withoutPicks } from './lib/slip-link';
import { messages } from './ui/messages';

/** The picks of the slip are to be passed on. */
export const linkRequested = createEvent();
/** What is offered goes on the slip in place of what is there, or beside it. */
export const picksTaken = createEvent<'instead' | 'beside'>();
export const picksRetried = createEvent();

export const copying = createCopying({ copied: messages.copied, failed: messages.copyFailed });
export const opened = createApiQuery(loadPicks);
/** Scheme and host of the site, as a link begins. */
export const $origin = createStore(typeof location === 'undefined' ? '' : location.origin);

const $opened = opened.$data.map((picks) => picks ?? []);
/** What is known of the picks where they are those of a saved slip. */
export const $kept = picksDialog.$props.map((props) => props?.kept ?? null);
/** The slip that the picks make by themselves. */
export const $alone = combine($opened, $kept, (picks, kept) => {
  const filled = filledSlip(EMPTY_DRAFT, picks);
  return kept ? { ...filled, slip: withKind(filled.slip, kept) } : filled;
});
/** How many picks have other odds than when they were saved. */
export const $movedCount = combine($opened, $kept, (picks, kept) => {
  return picks.filter((pick) => oddsBefore(pick, kept ?? undefined) !== null).length;
});
/** The picks that are left make no system any more. */
export const $isNoSystem = combine($alone, $kept, ({ slip }, kept) => {
  return kept?.kind === 'system' && slip.legs.length > 0 && !slip.sizes;
});
/** What the member has on the slip is not to be lost unasked. */
export const $hasSlip = $slip.map(({ legs }) => legs.length > 0);
/** How many picks go beside those of the slip: none where all are there or none fits. */
export const $besideCount = combine($slip, $opened, (slip, picks) => {
  return filledSlip(slip, picks).slip.legs.length - slip.legs.length;
});

/** Whether what is offered is on the slip already, and all of the slip is. */
export const $areThere = combine($slip, $alone, ({ legs }, { slip }) => {
  const own = new Set(legs.map(({ selectionId }) => selectionId));
  return legs.length === slip.legs.length && slip.legs.every((leg) => own.has(leg.selectionId));
});

sample({
  clock: linkRequested,
  source: { slip: $slip, origin: $origin },
  filter: ({ slip }) => slip.legs.length > 0,
  fn: ({ slip, origin }) =>
    slipLink(
      slip.legs.map(({ selectionId }) => selectionId),
      origin,
    ),
  target: copying.requested,
});

/** An address with picks is shown, and the member's own slip is known. */
const linkOpened = sample({
  clock: [$place, $areSavedSlipsRead],
  source: { place: $place, isRead: $areSavedSlipsRead },
  filter: ({ place, isRead }) => isRead && linkedPicks(place.href) !== null,
  fn: ({ place: { href } }) => ({ href, linked: linkedPicks(href) as LinkedPicks }),
});
// Opened once: a reload, and the way back, find the page alone.
sample({
  clock: linkOpened,
  fn: ({ href }) => ({ to: withoutPicks(href), replace: true, resetScroll: false }),
  target: navigationRequested,
});
sample({
  clock: linkOpened,
  filter: ({ linked }) => linked.ok,
  fn: ({ linked }) => ({ picks: linked.ok ? linked.picks : [] }),
  target: picksDialog.opened,
});
sample({
  clock: linkOpened,
  filter: ({ linked }) => !linked.ok,
  fn: ({ linked }) => ({
    text: linked.ok ? '' : messages.faults[linked.fault],
    key: 'slip-link',
  }),
  target: alertShown,
});

sample({ clock: picksDialog.opened, target: opened.start });
sample({
  clock: picksRetried,
  source: picksDialog.$props,
  filter: (props) => props !== null,
  fn: (props) => props ?? { picks: [] },
  target: opened.start,
});
sample({
  clock: picksDialog.$isOpen,
  filter: (isOpen) => !isOpen,
  target: opened.reset,
});

const taken = sample({
  clock: picksTaken,
  source: { slip: $slip, picks: $opened, alone: $alone },
  filter: ({ picks }) => picks.some(({ pick }) => pick !== null),
  fn: ({ slip, picks, alone }, how) => ({
    ...(how === 'instead' ? alone : filledSlip(slip, picks)),
    how,
  }),
});
sample({ clock: taken, fn: ({ slip }): DomesticSlip => slip, target: slipReplaced });
// What was to be staked on another slip is not what this one is to cost.
sample({
  clock: taken,
  filter: ({ how }) => how === 'instead',
  fn: () => null,
  target: stakeChanged,
});
sample({
  clock: taken,
  fn: ({ refused }) => {
    const count = Object.keys(refused).length;
    return { text: count > 0 ? messages.takenBut(count) : messages.taken };
  },
  target: toastShown,
});
sample({ clock: taken, fn: () => undefined, target: picksDialog.closed });
