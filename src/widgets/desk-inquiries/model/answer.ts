import { createEffect, createStore, sample } from 'effector';
import * as z from 'zod/mini';
import { $member, sessionLost } from '@/entities/member';
import { $currentRow, rowChosen, rowDone } from '@/features/desk-list';
import { createApiMutation, isHandledByApp, isProblem } from '@/shared/api';
import { failureAdvice } from '@/shared/copy';
import { alertShown, askConfirmFx } from '@/shared/lib/alerts';
import { createForm } from '@/shared/lib/form';
import { toastShown } from '@/shared/lib/toasts';
import { type Answer, sendAnswer } from '../api';
import { messages } from '../ui/messages';
import { $inquiry, answeredInPanel, inquiries, InquiriesGate, listStale } from './list';

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
const refusals: Readonly<Record<string, string>> = {
  INVALID_STATE: messages.answeredByOther,
  LOCKED: messages.takenByOther,
};
sample({
  clock: answering.failed,
  filter: ({ error }) => !isHandledByApp(error),
  fn: ({ error }) => ({
    text: refusals[isProblem(error) ? (error.code ?? '') : ''] ?? failureAdvice(error),
  }),
  target: alertShown,
});
// Somebody else has answered or taken it up: the list shows what is.
sample({
  clock: answering.failed,
  filter: ({ error }) => isProblem(error, 'INVALID_STATE', 'LOCKED'),
  fn: () => undefined,
  target: listStale,
});
// What was typed is not lost in silence.
sample({
  clock: answeredInPanel,
  source: { member: $member, typed: $typed },
  filter: ({ member, typed }, { id, actor }) =>
    actor !== member?.id && (typed[id] ?? '').trim() !== '',
  fn: () => ({ text: messages.answeredByOther }),
  target: alertShown,
});
