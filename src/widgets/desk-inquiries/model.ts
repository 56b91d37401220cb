import { combine, createEffect, createEvent, createStore, sample } from 'effector';
import { createGate } from 'effector-react';
import * as z from 'zod/mini';
import { sessionLost } from '@/entities/member';
import { $currentRow, rowChosen, rowDone, rowLeft } from '@/features/desk-list';
import { createApiMutation, createPagedQuery, isHandledByApp, isProblem } from '@/shared/api';
import { failureAdvice } from '@/shared/copy';
import { alertShown, askConfirmFx } from '@/shared/lib/alerts';
import { createForm } from '@/shared/lib/form';
import { toastShown } from '@/shared/lib/toasts';
import { type Answer, type InquiryState, loadInquiries, sendAnswer } from './api';
import { messages } from './ui/messages';

/** Open while the list of one state is on the screen. */
export const InquiriesGate = createGate<{ state: InquiryState }>();
const retried = createEvent();

/** The questions of one state, page after page by itself. */
export const inquiries = createPagedQuery(loadInquiries, {
  shows: 'every page',
  keyOf: ({ id }) => id,
});
export const answering = createApiMutation(sendAnswer);
export const form = createForm({
  initial: { answer: '' },
  schema: z.object({
    answer: z.string().check(
      z.refine((text) => text.trim().length >= 2, messages.answerShort),
      z.maxLength(2000, messages.answerLong),
    ),
  }),
  isBusy: answering.$isPending,
});

sample({ clock: InquiriesGate.open, fn: ({ state }) => state, target: inquiries.opened });
sample({
  clock: retried,
  source: InquiriesGate.state,
  fn: ({ state }) => state,
  target: inquiries.opened,
});
sample({ clock: InquiriesGate.close, fn: () => undefined, target: [inquiries.closed, rowLeft] });
sample({
  clock: inquiries.$items,
  filter: (items) => items !== null,
  fn: () => undefined,
  target: inquiries.nextRequested,
});

/** The question in the panel. */
export const $inquiry = combine(
  [inquiries.$items, $currentRow] as const,
  ([items, key]) => items?.find(({ id }) => id === key) ?? null,
);

/** What was typed and not sent, by the id of its question. */
const $typed = createStore<Readonly<Record<string, string>>>({}).reset(sessionLost);
const chosen = sample({
  clock: rowChosen,
  source: $typed,
  filter: InquiriesGate.status,
  fn: (typed, key) => ({ answer: typed[key] ?? '' }),
});
sample({ clock: chosen, fn: () => undefined, target: form.reset });
sample({ clock: chosen, target: form.filled });
sample({
  clock: form.changed,
  source: { typed: $typed, key: $currentRow, values: form.$values },
  filter: ({ key }) => key !== null,
  fn: ({ typed, key, values }) => ({ ...typed, [key as string]: values.answer }),
  target: $typed,
});

export const confirmAnswerFx = createEffect(
  async ({ hasMember, ...answer }: Answer & { hasMember: boolean }): Promise<Answer | null> => {
    const isConfirmed = await askConfirmFx({
      ...{ title: messages.send, confirmLabel: messages.send },
      text: hasMember ? messages.sendToMember : messages.keepForGuest,
    });
    return isConfirmed ? answer : null;
  },
);
sample({
  clock: form.accepted,
  source: $inquiry,
  filter: (inquiry) => inquiry !== null,
  fn: (inquiry, { answer }) => ({
    ...{ id: inquiry?.id ?? '', answer: answer.trim() },
    hasMember: (inquiry?.memberId ?? null) !== null,
  }),
  target: confirmAnswerFx,
});
sample({
  clock: confirmAnswerFx.doneData,
  filter: (answer) => answer !== null,
  fn: (answer) => answer as Answer,
  target: answering.start,
});

const answered = sample({ clock: answering.done, fn: ({ params }) => params.id });
sample({
  clock: answered,
  source: $typed,
  fn: (typed, id) => {
    const { [id]: _sent, ...others } = typed;
    return others;
  },
  target: $typed,
});
sample({
  clock: answered,
  fn: () => ({ text: messages.sent, tone: 'success' as const }),
  target: toastShown,
});
// The cursor goes on with the next one that waits.
sample({ clock: answered, target: rowDone });
sample({
  clock: answered,
  source: inquiries.$items,
  filter: (items) => items !== null,
  fn: (items, id) => (items ?? []).filter((one) => one.id !== id),
  target: inquiries.$items,
});
sample({
  clock: answering.failed,
  filter: ({ error }) => !isHandledByApp(error),
  fn: ({ error }) => ({
    text: isProblem(error, 'INVALID_STATE') ? messages.answeredByOther : failureAdvice(error),
  }),
  target: alertShown,
});
// Somebody else has answered: the list shows what is.
sample({
  clock: answering.failed,
  filter: ({ error }) => isProblem(error, 'INVALID_STATE'),
  fn: () => undefined,
  target: retried,
});
