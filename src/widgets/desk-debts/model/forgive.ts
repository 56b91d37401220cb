import * as z from 'zod/mini';
import { isForgiveDebtAnswer } from '#contract/checks.gen.ts';
import type { DeskDebt } from '@/entities/desk-debt';
import type { DeskRequest } from '@/entities/desk-request';
import { createSending } from '@/entities/money-request';
import { staffReason } from '@/entities/staff-reason';
import { createRowForm } from '@/features/desk-list';
import { confirmedMutation, request } from '@/shared/api';
import { takesTwoAdmins } from '../lib/takes-two';
import { messages } from '../ui/messages';
import { counts, debts } from './debts';

/** What is given up, and why. */
interface Forgiving {
  debtId: string;
  reason: string;
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
    text: messages.forgiveText(nickname, { owed, currency }, takesTwoAdmins(owed, currency)),
    tone: 'danger',
  }),
  done: ({ state }) => (state === 'awaiting_second' ? messages.waits : messages.forgiven),
  refusals: { INVALID_STATE: messages.tooLate },
  refresh: [debts.refresh, counts.refresh],
});
export const form = createRowForm({
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
