import { attach, combine, createEvent, createStore, sample } from 'effector';
import { createGate } from 'effector-react';
import { throttle } from 'patronum';
import { $openBets, $pendingBets } from '@/entities/bet';
import {
  $legCount,
  $oddsChanges,
  $problemLegs,
  $problems,
  $takesOneTap,
  $totals,
  editRejected,
} from '@/entities/slip';
import { betShown } from '@/features/cash-out/events';
import {
  $isUnknown,
  $results,
  betsAccepted,
  betsRefused,
  submitClicked,
} from '@/features/place-bet';
import { $device, $layout } from '@/shared/lib/device';
import { inFrames } from '@/shared/lib/in-frames';
import { slipRequested } from '@/shared/lib/landmarks';
import { toastShown } from '@/shared/lib/toasts';
import { announcementOf } from './lib/announcement';
import { betsOnMatch } from './lib/match-bets';
import { messages } from './ui/messages';

/** Moving odds are announced at most this often. */
const announceEveryMs = 3000;

/** The match whose page the slip is on, by id; '' on a page of several or of none. */
export const MatchGate = createGate<{ fixtureId: string }>({ defaultState: { fixtureId: '' } });
export const sheetOpened = createEvent();
export const sheetClosed = createEvent();
/** Legs, by selection, that a pressed notice speaks of. */
export const noticePressed = createEvent<readonly string[]>();

/** The cash-out of a bet on the match is opened, or closed; by the bet's id. */
export const matchBetToggled = createEvent<string>();

/** The member's running bets on the match that is shown, newest first. */
export const $matchBets = combine($openBets, MatchGate.state, (bets, { fixtureId }) =>
  betsOnMatch(bets, fixtureId),
);
const $toggledBetId = createStore<string | null>(null)
  .on(matchBetToggled, (last, id) => (last === id ? null : id))
  .reset(MatchGate.close);
/** The one of them whose cash-out is open. */
export const $cashOutBet = combine(
  $matchBets,
  $toggledBetId,
  (bets, id) => bets.find((bet) => bet.id === id) ?? null,
);
sample({ clock: $cashOutBet, target: betShown });

export const $isSheetOpen = createStore(false);
/** The bar says what a press does until it was pressed once. */
export const $wasOpened = createStore(false);
/** The first of them is to be visible; a press makes a new list, and null ends it. */
export const $shownLegs = createStore<readonly string[] | null>(null);
/** The sheet opens with the focus in the stake. */
export const $isStakeFirst = createStore(false);
export const $announcement = createStore('');
/** The slip is a sheet behind a bar: phones, tablets, and the mobile-style layout. */
export const $isCompact = combine(
  $device,
  $layout,
  (device, layout) => device !== 'desktop' || layout === 'mobile',
);
/** There is something to open: legs, a placement whose end is worth seeing, bets on the match, or the switch of bets by one tap. */
export const $isBarShown = combine(
  [$legCount, $isUnknown, $results, $pendingBets, $matchBets, $takesOneTap] as const,
  ([count, isUnknown, results, pending, bets, takesOneTap]) =>
    count + results.length + pending.length + bets.length > 0 || isUnknown || takesOneTap,
);

/** Puts the focus on the stake of the column; on the column itself while there is nothing to stake on. */
const focusStakeFx = attach({
  source: $legCount,
  async effect(count) {
    const slip = document.querySelector<HTMLElement>('[data-slip]');
    const stakeOf = () => slip?.querySelector<HTMLElement>('[data-stake] input');
    // The stake is drawn a frame after the first leg (`ui/use-drawn-next.ts`).
    if (count > 0 && !stakeOf()) await new Promise<void>((resolve) => inFrames(3, resolve));
    (stakeOf() ?? slip)?.focus();
  },
});

sample({ clock: sheetOpened, fn: () => true, target: [$isSheetOpen, $wasOpened] });
sample({ clock: sheetClosed, fn: () => false, target: [$isSheetOpen, $isStakeFirst] });

const problemPressed = sample({
  clock: submitClicked,
  source: $problemLegs,
  filter: (ids) => ids.length > 0,
});
sample({ clock: [problemPressed, noticePressed], fn: (ids) => [...ids], target: $shownLegs });
sample({ clock: [sheetClosed, $legCount], fn: () => null, target: $shownLegs });

// A store and not a focus: the sheet takes the focus for its own when it opens.
const sheetRequested = sample({
  clock: slipRequested,
  source: $isCompact,
  filter: (isCompact) => isCompact,
  fn: () => true,
});
sample({ clock: sheetRequested, target: $isStakeFirst });
sample({ clock: sheetRequested, target: sheetOpened });
sample({
  clock: slipRequested,
  source: $isCompact,
  filter: (isCompact) => !isCompact,
  target: focusStakeFx,
});

const somethingMoved = sample({
  clock: [$oddsChanges, $problems],
  source: { changes: $oddsChanges, problems: $problems, totals: $totals, count: $legCount },
  filter: ({ count }) => count > 0,
  fn: announcementOf,
});
const announced = throttle({ source: somethingMoved, timeout: announceEveryMs });
sample({ clock: announced, target: $announcement });

// The slip may be hidden when the answer comes; on a desktop it says so itself.
const decidedUnseen = sample({
  clock: betsAccepted,
  source: { isCompact: $isCompact, isOpen: $isSheetOpen },
  filter: ({ isCompact, isOpen }) => isCompact && !isOpen,
});
// What can be placed again by one press is offered above the bar.
const refusedForGood = betsRefused.filter({
  fn: (list) => list.some(({ reoffer }) => reoffer === null),
});
const refusedUnseen = sample({
  clock: [refusedForGood, editRejected],
  source: { isCompact: $isCompact, isOpen: $isSheetOpen },
  filter: ({ isCompact, isOpen }) => isCompact && !isOpen,
});
sample({
  clock: decidedUnseen,
  fn: () => ({ text: messages.acceptedToast, tone: 'success' as const }),
  target: toastShown,
});
sample({ clock: refusedUnseen, target: sheetOpened });
