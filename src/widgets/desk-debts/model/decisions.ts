import { sample } from 'effector';
import * as z from 'zod/mini';
import { isCollectDebtAnswer, isForgiveDebtAnswer } from '#contract/checks.gen.ts';
import type { DeskDebt } from '@/entities/desk-debt';
import { formatMinor, parseMinor } from '@/entities/desk-member';
import type { DeskRequest } from '@/entities/desk-request';
import { createSending } from '@/entities/money-request';
import { staffReason } from '@/entities/staff-reason';
import { createRowForm } from '@/features/desk-list';
import { confirmedMutation, isProblem, request } from '@/shared/api';
import { messages } from '../ui/messages';
import { counts, debts } from './debts';

/** From so many won on it takes two admins; the server counts it with the corrections of the last 24 hours. */
const takesTwoFrom = 300_000;
const takesTwo = (amount: number, currency: DeskDebt['currency']) =>
  currency === 'KRW' && amount >= takesTwoFrom;

/** What is given up, and why. */
interface Forgiving {
  debtId: string;
  reason: string;
  /** For the question alone: sent again, it is the same request though the debt has changed (`createSending`). */
  about: DeskDebt;
}
export const forgiving = confirmedMutation({
  send: createSending<Forgiving, DeskRequest>((api, { key, body: { debtId, reason } }) =>
    request(
      api.POST('/admin/debt/{debtId}/forgive', {
        params: { path: { debtId }, header: { 'Idempotency-Key': key } },
        body: { reason },
      }),
      isForgiveDebtAnswer,
    ),
  ),
  confirm: ({ about: { nickname, owed, currency } }) => ({
    title: messages.forgive,
    text: messages.forgiveText(nickname, { owed, currency }, takesTwo(owed, currency)),
    tone: 'danger',
  }),
  done: ({ state }) => (state === 'awaiting_second' ? messages.waits : messages.forgiven),
  refusals: { INVALID_STATE: messages.tooLate },
  refresh: [debts.refresh, counts.refresh],
});
export const forgiveForm = createRowForm({
  $row: debts.$row,
  initial: { reason: '' },
  schema: z.object({ reason: staffReason }),
  sending: forgiving,
  orderOf: (debt, { reason }): Forgiving => ({
    debtId: debt.id,
    about: debt,
    reason: reason.trim(),
  }),
});

/** What is taken from the balance, in minor units, and why. */
interface Collecting extends Forgiving {
  amount: number;
}
const mostOf = ({ owed, balance }: DeskDebt) => Math.min(owed, balance);
export const collecting = confirmedMutation({
  send: createSending<Collecting, DeskRequest>((api, { key, body: { debtId, amount, reason } }) =>
    request(
      api.POST('/admin/debt/{debtId}/collect', {
        params: { path: { debtId }, header: { 'Idempotency-Key': key } },
        body: { amount, reason },
      }),
      isCollectDebtAnswer,
    ),
  ),
  confirm: ({ amount, about: { nickname, currency } }) => ({
    title: messages.collect,
    text: messages.collectText(nickname, { amount, currency }, takesTwo(amount, currency)),
    tone: 'danger',
  }),
  done: ({ state }) => (state === 'awaiting_second' ? messages.waits : messages.collected),
  refusals: { INSUFFICIENT_FUNDS: null, INVALID_STATE: messages.collectedLate },
  refresh: [debts.refresh, counts.refresh],
});
export const collectForm = createRowForm({
  $row: debts.$row,
  initial: { amount: '', reason: '' },
  schema: debts.$row.map((debt) =>
    z.object({
      amount: z.string().check(
        z.refine(
          (text) => {
            const amount = debt && parseMinor(text, debt.currency);
            return debt !== null && amount !== null && amount <= mostOf(debt);
          },
          { error: debt ? messages.amountWrong(formatMinor(mostOf(debt), debt.currency)) : '' },
        ),
      ),
      reason: staffReason,
    }),
  ),
  sending: collecting,
  orderOf: (debt, { amount, reason }): Collecting => ({
    debtId: debt.id,
    about: debt,
    amount: parseMinor(amount, debt.currency) ?? 0,
    reason: reason.trim(),
  }),
});
sample({
  clock: collecting.failed,
  filter: ({ error }) => isProblem(error, 'INSUFFICIENT_FUNDS'),
  fn: () => ({ amount: messages.insufficient }),
  target: collectForm.errorsUpdated,
});
