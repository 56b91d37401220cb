import { combine, sample } from 'effector';
import { isDeskInquiry } from '#contract/checks.gen.ts';
import { $desk } from '@/entities/desk-request';
import { $member } from '@/entities/member';
import { deskKeyPressed } from '@/features/desk-list';
import { confirmedMutation, isProblem, request } from '@/shared/api';
import { $now } from '@/shared/lib/clock';
import { messages } from '../ui/messages';
import { inquiries, list, listStale } from './list';

/** Locks a question for whoever answers it, or gives it back. */
export const taking = confirmedMutation({
  send: (api, { id, isTaken }: { id: string; isTaken: boolean }) => {
    const params = { path: { inquiryId: id } };
    const path = '/desk/inquiry/{inquiryId}/lock';
    const call = isTaken ? api.PUT(path, { params }) : api.DELETE(path, { params });
    return request(call, isDeskInquiry);
  },
  refusals: { LOCKED: messages.takenByOther, NOT_FOUND: messages.gone },
  shows: 'toast',
});

/** Who has locked the question in the panel; null while it is free. */
export const $handler = combine(
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
  source: { inquiry: list.$row, handler: $handler, isOpen: list.Gate.status },
  filter: ({ inquiry, handler, isOpen }, key) =>
    isOpen && key === 'enter' && inquiry?.answer === null && (handler?.isMe ?? true),
  fn: ({ inquiry, handler }) => ({ id: inquiry?.id ?? '', isTaken: handler === null }),
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
