import { sample } from 'effector';
import * as z from 'zod/mini';
import { $member, sessionLost } from '@/entities/member';
import { accountAsking, requestAmount, requestForm } from '@/entities/money-request';
import { siteChanged } from '@/entities/setting';
import {
  cancelDeposit,
  type DepositBody,
  type DepositBonus,
  type DepositTerms,
  loadTerms,
  sendDeposit,
} from './api';
import { messages } from './ui/messages';

/** Null until the member types: then the name of the sign-up is proposed. */
type Depositor = string | null;
type DepositValues = { amount: number | null; bonus: string; depositor: Depositor };

const nameForm = /^[가-힣A-Za-z0-9]{2,20}$/;

export function depositorOf(typed: Depositor, terms: DepositTerms | null): string {
  return typed ?? terms?.depositorName ?? '';
}

export const deposit = requestForm<DepositTerms, DepositValues, DepositBody>({
  kind: 'deposit',
  load: loadTerms,
  send: sendDeposit,
  cancel: cancelDeposit,
  cancelText: messages.cancelConfirm,
  // No bonus until the member chooses one.
  initial: { amount: null, bonus: 'none', depositor: null },
  schema: (terms) =>
    z.object({
      amount: requestAmount('deposit', terms),
      bonus: z.string(),
      depositor: z
        .nullable(z.string())
        .check(
          z.refine((typed) => nameForm.test(depositorOf(typed, terms)), messages.depositorForm),
        ),
    }),
  body: ({ amount, bonus, depositor }, terms) => ({
    amount,
    depositorName: depositorOf(depositor, terms),
    bonus: bonus as DepositBonus,
    chargeType: 1,
  }),
  stays: ({ depositor }) => ({ depositor }),
  draft: { owner: $member, ended: sessionLost },
});

// Admins may have set other terms.
sample({
  clock: siteChanged,
  filter: (change) => 'siteNoticeFlg' in change,
  target: deposit.terms.refresh,
});
sample({ clock: deposit.closed, target: accountAsking.reset });
