import { combine, createEvent, createStore, sample } from 'effector';
import { deskMember } from '@/entities/desk-member';
import { $isAdmin, $member } from '@/entities/member';
import { form as adjustForm } from './adjust';
import { caring } from './caring';
import { form as measureForm } from './measure';
import { form as noteForm } from './note';
import { form as rateForm } from './rate';
import { form as standingForm } from './standing';

const tools = ['adjust', 'standing', 'rate', 'note', 'measure'] as const;
export type CareTool = (typeof tools)[number];

export const toolChosen = createEvent<CareTool>();

// Nobody gives themselves a balance or a level.
const $isOwn = combine(
  [$member, deskMember.$data] as const,
  ([self, data]) => self !== null && self.id === data?.member.id,
);
/** What staff may use: a manager writes notes and takes measures, as all do with their own account. */
export const $tools = combine(
  [$isAdmin, $isOwn] as const,
  ([isAdmin, isOwn]): readonly CareTool[] => (isAdmin && !isOwn ? tools : ['note', 'measure']),
);
const $chosen = createStore<CareTool>('adjust').on(toolChosen, (_last, tool) => tool);
export const $tool = combine(
  [$chosen, $tools] as const,
  ([chosen, all]): CareTool => (all.includes(chosen) ? chosen : 'note'),
);

const cared = (...acts: readonly string[]) =>
  sample({ clock: caring.done, filter: ({ params }) => acts.includes(params.act) });
sample({ clock: cared('note'), target: noteForm.reset });
sample({ clock: cared('rate'), target: rateForm.reset });
sample({ clock: cared('standing'), fn: () => ({ reason: '' }), target: standingForm.filled });
sample({
  clock: cared('suspend', 'ban', 'restore', 'unlock', 'signOut', 'block'),
  target: measureForm.reset,
});

// Another member: nothing that was typed for the one before is sent to this one.
const $memberId = deskMember.$data.map((data) => data?.member.id ?? null);
sample({
  clock: $memberId,
  target: [adjustForm.reset, noteForm.reset, measureForm.reset, rateForm.reset],
});
sample({ clock: $memberId, fn: () => ({ reason: '' }), target: standingForm.filled });
