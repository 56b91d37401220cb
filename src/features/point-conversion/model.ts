import { sample } from 'effector';
import * as z from 'zod/mini';
import { $member, sessionLost } from '@/entities/member';
import { amountRule, checkAmount, createSending, moneyForm } from '@/entities/money-request';
import { createApiQuery } from '@/shared/api';
import { keepDialogDraft } from '@/shared/lib/kept-draft';
import { type Conversion, loadTerms, type PointTerms, sendConversion } from './api';
import { moneyChangeDialog, pointChangeDialog } from './dialogs';
import { mostPoints } from './lib/rules';
import { messages } from './ui/messages';

/** What is converted, in points. */
type ConversionValues = { amount: number | null };

export const terms = createApiQuery(loadTerms);
const sending = createSending<{ points: number }, Conversion>(sendConversion, {
  done: messages.converted,
  refresh: terms.refresh,
});

function faultOf(points: number, { min, unit, balance }: PointTerms): string | null {
  const fault = checkAmount(points, { min, unit, max: Infinity })[0];
  if (fault) return messages.refusal(fault);
  return points > balance ? messages.refusal({ code: 'INSUFFICIENT_FUNDS', limit: balance }) : null;
}

export const conversion = moneyForm<PointTerms, ConversionValues, { points: number }>({
  terms,
  sending,
  initial: { amount: null },
  schema: (data) =>
    z.object({
      amount: amountRule(messages.missing, (points) => data && faultOf(points, data)),
    }),
  body: ({ amount }) => ({ points: amount }),
});
const { form } = conversion;
export const { opened: conversionOpened, closed: conversionClosed } = conversion;

/** Points became money. */
export const converted = sending.done;

sample({
  clock: [
    pointChangeDialog.opened,
    pointChangeDialog.closed,
    moneyChangeDialog.opened,
    moneyChangeDialog.closed,
  ],
  target: form.reset,
});
// The dialog of the money proposes the whole.
sample({
  clock: moneyChangeDialog.opened,
  source: terms.$data,
  fn: (data) => ({ amount: data && mostPoints(data) > 0 ? mostPoints(data) : null }),
  target: form.filled,
});
sample({
  clock: converted,
  fn: () => undefined,
  target: [pointChangeDialog.closed, moneyChangeDialog.closed],
});

const termsKnown = sample({ clock: terms.done, fn: () => undefined });
for (const dialog of [pointChangeDialog, moneyChangeDialog]) {
  const restored = keepDialogDraft({
    draft: form.$values,
    dialog,
    opened: termsKnown,
    owner: $member,
    ended: sessionLost,
  });
  sample({ clock: restored, target: form.filled });
}
