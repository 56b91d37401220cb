import { createGate } from 'effector-react';
import { createCodeStep } from '@/entities/signup';

/** The dialog is open; `code` came with the address of the page. */
export const ReferralGate = createGate<{ code?: string }>();

export const { form, $isLookingUp } = createCodeStep({ gate: ReferralGate, next: 'usdSignup' });
