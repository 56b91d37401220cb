import { combine, sample } from 'effector';
import { $desk } from '@/entities/desk-request';
import { $member } from '@/entities/member';
import { deskKeyPressed } from '@/features/desk-list';
import { confirmedMutation, isProblem } from '@/shared/api';
import { $now } from '@/shared/lib/clock';
import { sendTaking } from '../api';
import { messages } from '../ui/messages';
import { inquiries, list, listStale } from './list';

export const taking = confirmedMutation({
  send: sendTaking,
  refusals: { LOCKED: messages.takenByOther, NOT_FOUND: messages.gone },
  shows: 'toast',
});

/** Who keeps the question in the panel; null while it is free. */
export const $holder = combine(
  [list.$row, $member, $desk, $now] as const,
  ([inquiry, member, desk, now]) => {
    const { staffId, until } = inquiry?.lock ?? { staffId: '', until: 0 };
    if (until <= now) return null;
    const person = desk?.staff.find(({ id }) => id === staffId);
    return { isMe: staffId === member?.id, name: person?.nickname ?? messages.someone };
  },
);

// The key takes it up, or gives it back.
sample({
  clock: deskKeyPressed,
  source: { inquiry: list.$row, holder: $holder, isOpen: list.Gate.status },
  filter: ({ inquiry, holder, isOpen }, key) =>
    isOpen && key === 'enter' && inquiry?.answer === null && (holder?.isMe ?? true),
  fn: ({ inquiry, holder }) => ({ id: inquiry?.id ?? '', isTaken: holder === null }),
  target: taking.start,
});
inquiries.$items.on(taking.done, (items, { result }) =>
  items?.map((one) => (one.id === result.id ? result : one)),
);
// It is not as it was shown.
sample({
  clock: taking.failed,
  filter: ({ error }) => isProblem(error, 'LOCKED', 'INVALID_STATE', 'NOT_FOUND'),
  target: listStale,
});
