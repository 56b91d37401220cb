import { combine, createEvent, createStore, sample } from 'effector';
import { deskMember } from '@/entities/desk-member';
import { $isAdmin } from '@/entities/member';
import { isHandledByApp, isProblem } from '@/shared/api';
import { failureAdvice } from '@/shared/copy';
import { alertShown } from '@/shared/lib/alerts';
import { toastShown } from '@/shared/lib/toasts';
import { caring } from '../api';
import { messages } from '../ui/messages';
import { form as adjustForm } from './adjust';
import { form as measureForm } from './measure';
import { form as noteForm } from './note';
import { form as rateForm } from './rate';
import { form as standingForm } from './standing';

const tools = ['adjust', 'standing', 'rate', 'note', 'measure'] as const;
export type CareTool = (typeof tools)[number];

export const toolChosen = createEvent<CareTool>();

/** What staff may use: a manager writes notes and takes measures. */
export const $tools = $isAdmin.map((isAdmin): readonly CareTool[] =>
  isAdmin ? tools : ['note', 'measure'],
);
const $chosen = createStore<CareTool>('adjust').on(toolChosen, (_last, tool) => tool);
export const $tool = combine(
  [$chosen, $tools] as const,
  ([chosen, all]): CareTool => (all.includes(chosen) ? chosen : 'note'),
);

sample({
  clock: caring.done,
  fn: ({ params: { act } }) => ({ text: messages.cared[act], tone: 'success' as const }),
  target: toastShown,
});
const cared = (...acts: readonly string[]) =>
  sample({ clock: caring.done, filter: ({ params }) => acts.includes(params.act) });
sample({ clock: cared('note'), fn: () => undefined, target: noteForm.reset });
sample({ clock: cared('rate'), fn: () => undefined, target: rateForm.reset });
sample({ clock: cared('standing'), fn: () => ({ reason: '' }), target: standingForm.filled });
sample({
  clock: cared('suspend', 'ban', 'restore', 'unlock', 'signOut', 'block'),
  fn: () => undefined,
  target: measureForm.reset,
});
sample({
  clock: caring.failed,
  filter: ({ error }) => !isHandledByApp(error),
  fn: ({ error }) => ({
    text: isProblem(error, 'INVALID_STATE') ? messages.moved : failureAdvice(error),
  }),
  target: alertShown,
});

// Another member: nothing that was typed for the one before is sent to this one.
const $memberId = deskMember.$data.map((data) => data?.member.id ?? null);
sample({
  clock: $memberId,
  fn: () => undefined,
  target: [adjustForm.reset, noteForm.reset, measureForm.reset, rateForm.reset],
});
sample({ clock: $memberId, fn: () => ({ reason: '' }), target: standingForm.filled });
