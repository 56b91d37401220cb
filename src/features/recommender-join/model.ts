import { attach, sample } from 'effector';
import { createGate } from 'effector-react';
import { codeRules, lookUpCodeFx, type Referral, referralFound } from '@/entities/signup';
import { isHandledByApp } from '@/shared/api';
import { alertShown } from '@/shared/lib/alerts';
import { dialogOpened } from '@/shared/lib/dialogs';
import { createForm } from '@/shared/lib/form';
import { messages } from './ui/messages';

/** The dialog is open. */
export const RecommenderJoinGate = createGate();

const coinCode = 'USD';

export const form = createForm({
  initial: { code: '' },
  rules: {
    code: [
      ...codeRules,
      // That code stands for having no recommender.
      (value) => (value.trim().toUpperCase() === coinCode ? messages.memberCodeOnly : null),
    ],
  },
  isBusy: lookUpCodeFx.pending,
});
const lookUpFx = attach({ effect: lookUpCodeFx, mapParams: (code: string) => code });
export const $isLookingUp = lookUpFx.pending;

// Closed in the meantime: nobody waits for the answer any more.
const answered = sample({
  clock: lookUpFx.doneData,
  source: RecommenderJoinGate.status,
  filter: Boolean,
  fn: (_isOpen, referral) => referral,
});
const found = sample({
  clock: answered,
  filter: (referral) => referral !== null,
  fn: (referral) => referral as Referral,
});

sample({ clock: [RecommenderJoinGate.open, RecommenderJoinGate.close], target: form.reset });
sample({ clock: form.refused, fn: () => ({ text: messages.formInvalid }), target: alertShown });
sample({ clock: form.accepted, fn: ({ code }) => code, target: lookUpFx });
sample({ clock: found, target: referralFound });
// A member's code leads to the normal sign-up, which takes it over.
sample({ clock: found, fn: () => ({ name: 'signup' as const }), target: dialogOpened });
sample({
  clock: answered,
  filter: (referral) => referral === null,
  fn: () => ({ text: messages.codeInvalid }),
  target: alertShown,
});
sample({
  clock: lookUpFx.failData,
  source: RecommenderJoinGate.status,
  filter: (isOpen, error) => isOpen && !isHandledByApp(error),
  fn: (_isOpen, error) => ({
    text: error.kind === 'problem' ? error.message : messages.lookUpFailed,
  }),
  target: alertShown,
});
