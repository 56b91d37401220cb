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
// An unanswered bet is resolved on whatever page the member comes back to.
import '@/features/place-bet/events';
// Guests have no results: what says them is not in the first chunk.
import '@/features/result-notice';
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
sample({ clock: sessionLost, fn: () => undefined, target: betsForgotten });
