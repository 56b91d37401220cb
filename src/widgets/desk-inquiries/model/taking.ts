import { combine, sample } from 'effector';
import { $desk } from '@/entities/desk-request';
import { $member } from '@/entities/member';
import { deskKeyPressed } from '@/features/desk-list';
import { createApiMutation, isHandledByApp, isProblem } from '@/shared/api';
import { failureAdvice } from '@/shared/copy';
import { $now } from '@/shared/lib/clock';
import { toastShown } from '@/shared/lib/toasts';
import { sendTaking } from '../api';
import { messages } from '../ui/messages';
import { $inquiry, inquiries, InquiriesGate, listStale } from './list';

export const taking = createApiMutation(sendTaking);

/** Who keeps the question in the panel; null while it is free. */
export const $holder = combine(
  [$inquiry, $member, $desk, $now] as const,
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
  source: { inquiry: $inquiry, holder: $holder, isOpen: InquiriesGate.status },
  filter: ({ inquiry, holder, isOpen }, key) =>
    isOpen && key === 'enter' && inquiry?.answer === null && (holder?.isMe ?? true),
  fn: ({ inquiry, holder }) => ({ id: inquiry?.id ?? '', isTaken: holder === null }),
  target: taking.start,
});
sample({
  clock: taking.done,
  source: inquiries.$items,
  filter: (items) => items !== null,
  fn: (items, { result }) => (items ?? []).map((one) => (one.id === result.id ? result : one)),
  target: inquiries.$items,
});
sample({
  clock: taking.failed,
  filter: ({ error }) => !isHandledByApp(error),
  fn: ({ error }) => ({
    text: isProblem(error, 'LOCKED') ? messages.takenByOther : failureAdvice(error),
    tone: 'danger' as const,
  }),
  target: toastShown,
});
// It is not as it was shown.
sample({
  clock: taking.failed,
  filter: ({ error }) => isProblem(error, 'LOCKED', 'INVALID_STATE'),
  fn: () => undefined,
  target: listStale,
});
