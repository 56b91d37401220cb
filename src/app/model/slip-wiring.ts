import { createEvent, sample } from 'effector';
import { betsForgotten } from '@/entities/bet';
import { $member, sessionLost } from '@/entities/member';
import { $holder, $isShelfRead, holderTold, type SlipHolder, slipPickedUp } from '@/entities/slip';
// An unanswered bet is resolved on whatever page the member comes back to.
import '@/features/place-bet/facts';

export const slipStarted = createEvent();

const isSame = (a: SlipHolder | null, b: SlipHolder | null) =>
  JSON.stringify(a) === JSON.stringify(b);

const told = sample({
  clock: [$isShelfRead, $member],
  source: { member: $member, isRead: $isShelfRead, holder: $holder },
  filter: ({ isRead }) => isRead,
  fn: ({ member, holder }) => ({
    known: holder,
    next: member && {
      id: member.id,
      balance: member.emoney,
      currency: member.currency,
      level: member.level,
    },
  }),
});

sample({ clock: slipStarted, target: slipPickedUp });
// The member is fetched every five seconds; only what is new is told.
sample({
  clock: told,
  filter: ({ known, next }) => !isSame(known, next),
  fn: ({ next }) => next,
  target: holderTold,
});
sample({ clock: sessionLost, fn: () => undefined, target: betsForgotten });
