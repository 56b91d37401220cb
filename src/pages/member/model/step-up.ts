import { combine, sample, split } from 'effector';
import { createGate } from 'effector-react';
import * as z from 'zod/mini';
import { requiredText } from '@/entities/account-fields';
import { sessionLost, sessionRenewed } from '@/entities/member';
import { confirmedMutation, isProblem } from '@/shared/api';
import { alertShown } from '@/shared/lib/alerts';
import { createForm } from '@/shared/lib/form';
import { leaveSite, profile, signOutElsewhere } from '../api';
import { leaveDialog, signOutDialog } from '../dialogs';
import { messages } from '../ui/security-messages';

/** A dialog that asks for the password is open. */
export const StepUpGate = createGate();

const refusals = { WRONG_PASSWORD: null, INVALID_STATE: messages.leaveRefused };
export const signingOut = confirmedMutation({
  send: signOutElsewhere,
  done: messages.signedOut,
  refusals,
});
export const leaving = confirmedMutation({ send: leaveSite, refusals });

export const $isLeaving = leaveDialog.$isOpen;
/** What whoever leaves has to give up, minor units; 0 for nothing. */
export const $rest = combine([$isLeaving, profile.$data] as const, ([isLeaving, data]) =>
  isLeaving ? (data?.leaveRest ?? 0) : 0,
);
export const form = createForm({
  initial: { currentPassword: '', givesUp: false },
  schema: $rest.map((rest) =>
    z.object({ currentPassword: requiredText, givesUp: z.boolean() }).check(
      z.refine(({ givesUp }) => rest === 0 || givesUp, {
        error: messages.givesUpMissing,
        path: ['givesUp'],
      }),
    ),
  ),
});

sample({ clock: [StepUpGate.open, StepUpGate.close], target: form.reset });
const sent = sample({
  clock: form.accepted,
  source: {
    isLeaving: $isLeaving,
    givesUp: $rest,
    one: signingOut.$isPending,
    other: leaving.$isPending,
  },
  filter: ({ one, other }) => !one && !other,
  fn: ({ isLeaving, givesUp }, { currentPassword }) => ({ isLeaving, givesUp, currentPassword }),
});
split({
  source: sent,
  match: ({ isLeaving }) => (isLeaving ? 'leave' : 'signOut'),
  cases: { leave: leaving.start, signOut: signingOut.start },
});

/** Nobody else is signed in any more. */
export const signedOutElsewhere = sample({ clock: signingOut.done, fn: () => undefined });
// The token of before is void.
sample({ clock: signingOut.done, fn: ({ result }) => result, target: sessionRenewed });
sample({ clock: signedOutElsewhere, target: signOutDialog.closed });

sample({ clock: leaving.done, fn: () => undefined, target: leaveDialog.closed });
sample({ clock: leaving.done, fn: () => 'logout' as const, target: sessionLost });
sample({ clock: leaving.done, fn: () => ({ text: messages.left }), target: alertShown });

/** Something keeps the member from leaving that was not there before. */
export const leaveRefused = sample({
  clock: leaving.failed,
  filter: ({ error }) => isProblem(error, 'INVALID_STATE'),
  fn: () => undefined,
});
sample({
  clock: [signingOut.failed, leaving.failed],
  filter: ({ error }) => isProblem(error, 'WRONG_PASSWORD'),
  fn: () => ({ currentPassword: messages.wrongPassword }),
  target: form.errorsUpdated,
});
sample({ clock: leaveRefused, target: leaveDialog.closed });
