import { createEvent, sample } from 'effector';
import { betsForgotten } from '@/entities/bet';
import { $member, sessionLost } from '@/entities/member';
import {
  $account,
  $areSavedSlipsRead,
  accountUpdated,
  type SlipAccount,
  slipHydrated,
} from '@/entities/slip';
// Picks of one fixture are priced wherever the slip is drawn.
import '@/features/joint-price';
// An unanswered bet is resolved on whatever page the member comes back to.
import '@/features/place-bet/events';
import { slipOpened } from '@/features/saved-slips/events';
// A link with picks is opened on whatever page it leads to.
import { picksOffered } from '@/features/slip-picks/events';
// Guests have no results: what says them is not in the first chunk.
import '@/features/result-notice';
import './slip-limits';
import './slip-offers';

export const slipStarted = createEvent();

const isSame = (a: SlipAccount | null, b: SlipAccount | null) =>
  JSON.stringify(a) === JSON.stringify(b);

const accountKnown = sample({
  clock: [$areSavedSlipsRead, $member],
  source: { member: $member, isRead: $areSavedSlipsRead, account: $account },
  filter: ({ isRead }) => isRead,
  fn: ({ member, account }) => ({
    known: account,
    next: member && {
      id: member.id,
      balance: member.emoney,
      currency: member.currency,
      level: member.level,
    },
  }),
});

sample({ clock: slipStarted, target: slipHydrated });
// The member is fetched every five seconds; only changes are passed on.
sample({
  clock: accountKnown,
  filter: ({ known, next }) => !isSame(known, next),
  fn: ({ next }) => next,
  target: accountUpdated,
});
sample({ clock: sessionLost, target: betsForgotten });
// A saved slip is priced again as a link with picks is.
sample({
  clock: slipOpened,
  fn: ({ name, kind, sizes, mode, legs }) => ({
    picks: legs.map(({ selectionId }) => selectionId),
    kept: {
      name,
      kind,
      sizes,
      isEuropean: mode === 'european',
      odds: Object.fromEntries(legs.map(({ selectionId, odds }) => [selectionId, odds])),
    },
  }),
  target: picksOffered,
});
