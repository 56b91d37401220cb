import { sample } from 'effector';
import * as z from 'zod/mini';
import { isAnswerInquiryAnswer } from '#contract/checks.gen.ts';
import { $member } from '@/entities/member';
import { keepTyped, rowDone } from '@/features/desk-list';
import { confirmedMutation, isProblem, request } from '@/shared/api';
import { alertShown } from '@/shared/lib/alerts';
import { createForm } from '@/shared/lib/form';
import type { Inquiry } from '../lib/live';
import { messages } from '../ui/messages';
import { answeredInPanel, inquiries, list, listStale } from './list';

export const answering = confirmedMutation({
  send: (api, { inquiry: { id }, answer }: { inquiry: Inquiry; answer: string }) =>
    request(
      api.POST('/desk/inquiry/{inquiryId}', {
        params: { path: { inquiryId: id } },
        body: { answer },
      }),
      isAnswerInquiryAnswer,
    ),
  confirm: ({ inquiry: { memberId } }) => ({
    title: messages.send,
    text: memberId === null ? messages.keepForGuest : messages.sendToMember,
  }),
  done: messages.sent,
  refusals: {
    INVALID_STATE: messages.answeredByOther,
    LOCKED: messages.takenByOther,
    NOT_FOUND: messages.gone,
  },
});
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

const accepted = sample({
  clock: form.accepted,
  source: list.$row,
  fn: (inquiry, { answer }) => inquiry && { inquiry, answer: answer.trim() },
});
sample({ clock: accepted, filter: (answer) => answer !== null, target: answering.start });
const answered = sample({ clock: answering.done, fn: ({ params }) => params.inquiry.id });
/** What was typed and not sent. */
const $typed = keepTyped({
  form,
  list,
  valuesOf: () => ({ answer: '' }),
  settled: answered,
});
// The cursor goes on with the next one that waits.
sample({ clock: answered, target: rowDone });
inquiries.$items.on(answered, (items, id) => items?.filter((one) => one.id !== id));
// Somebody else has answered or taken it up: the list shows what is.
sample({
  clock: answering.failed,
  filter: ({ error }) => isProblem(error, 'INVALID_STATE', 'LOCKED', 'NOT_FOUND'),
  target: listStale,
});
// What was typed is not lost in silence.
sample({
  clock: answeredInPanel,
  source: { member: $member, typed: $typed },
  filter: ({ member, typed }, { id, actor }) =>
    actor !== member?.id && (typed[id]?.answer ?? '').trim() !== '',
  fn: () => ({ text: messages.answeredByOther }),
  target: alertShown,
});
