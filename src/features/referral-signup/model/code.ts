import { attach, sample } from 'effector';
import { createGate } from 'effector-react';
import { codeRules, lookUpCodeFx, type Referral, referralFound } from '@/entities/signup';
import { isHandledByApp } from '@/shared/api';
import { alertShown } from '@/shared/lib/alerts';
import { dialogOpened } from '@/shared/lib/dialogs';
import { createForm } from '@/shared/lib/form';
import { messages } from '../ui/messages';

/** The dialog is open; `code` came with the address of the page. */
export const ReferralGate = createGate<{ code?: string }>();

export const form = createForm({
  initial: { code: '' },
  rules: { code: codeRules },
  isBusy: lookUpCodeFx.pending,
});
const lookUpFx = attach({ effect: lookUpCodeFx, mapParams: (code: string) => code });
export const $isLookingUp = lookUpFx.pending;

const codeCame = sample({
  clock: ReferralGate.open,
  filter: ({ code }) => Boolean(code),
  fn: ({ code }) => code ?? '',
});
// Closed in the meantime: nobody waits for the answer any more.
const answered = sample({
  clock: lookUpFx.doneData,
  source: ReferralGate.status,
  filter: Boolean,
  fn: (_isOpen, referral) => referral,
});
const found = sample({
  clock: answered,
  filter: (referral) => referral !== null,
  fn: (referral) => referral as Referral,
});

sample({ clock: [ReferralGate.open, ReferralGate.close], target: form.reset });
sample({ clock: codeCame, fn: (code) => ({ code }), target: form.filled });
// Who followed a link with a code need not press anything.
sample({ clock: codeCame, fn: () => undefined, target: form.submitted });
sample({ clock: form.refused, fn: () => ({ text: messages.formInvalid }), target: alertShown });
sample({ clock: form.accepted, fn: ({ code }) => code, target: lookUpFx });
sample({ clock: found, target: referralFound });
sample({ clock: found, fn: () => ({ name: 'usdSignup' as const }), target: dialogOpened });
sample({
  clock: answered,
  filter: (referral) => referral === null,
  fn: () => ({ text: messages.codeInvalid }),
  target: alertShown,
});
sample({
  clock: lookUpFx.failData,
  source: ReferralGate.status,
  filter: (isOpen, error) => isOpen && !isHandledByApp(error),
  fn: (_isOpen, error) => ({
    text: error.kind === 'problem' ? error.message : messages.lookUpFailed,
  }),
  target: alertShown,
});
