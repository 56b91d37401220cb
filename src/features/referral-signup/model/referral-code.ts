import { createGate } from 'effector-react';
import { usdSignupDialog } from '../dialogs';
import { createCodeStep } from '../lib/create-code-step';

/** The dialog is open; `code` came with the address of the page. */
export const ReferralGate = createGate<{ code?: string }>();

export const { form, $isLookingUp } = createCodeStep({
  gate: ReferralGate,
  next: usdSignupDialog,
});
