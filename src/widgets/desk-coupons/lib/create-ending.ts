import { createEffect, sample, type Store } from 'effector';
import * as z from 'zod/mini';
import { rowChosen, rowLeft } from '@/features/desk-list';
import { type ApiClient, createApiMutation, isHandledByApp, isProblem } from '@/shared/api';
import { failureAdvice } from '@/shared/copy';
import { alertShown, askConfirmFx } from '@/shared/lib/alerts';
import { createForm } from '@/shared/lib/form';
import { toastShown } from '@/shared/lib/toasts';
import type { Ending } from '../api';
import { messages } from '../ui/messages';
import { termsShape } from './terms';

interface EndingOptions<Row> {
  /** What is looked at. */
  $row: Store<Row | null>;
  keyOf(row: Row): string;
  send(api: ApiClient, ending: Ending): Promise<Row>;
  /** What is asked before: its title is on the button too. */
  title: string;
  textOf(row: Row): string;
  doneText(row: Row): string;
  /** Somebody else came first, in what way ever. */
  tooLate: string;
}

/** Makes what ends the row that is looked at, for a reason, once that was confirmed. Call it at module level. */
export function createEnding<Row extends object>({
  $row,
  keyOf,
  send,
  title,
  textOf,
  doneText,
  tooLate,
}: EndingOptions<Row>) {
  const sending = createApiMutation(send);
  const form = createForm({
    initial: { reason: '' },
    schema: z.object({ reason: termsShape.reason }),
    isBusy: sending.$isPending,
  });
  // A reason is that of one row.
  sample({ clock: [rowChosen, rowLeft], fn: () => undefined, target: form.reset });

  const confirmFx = createEffect(
    async ({ text, ending }: { text: string; ending: Ending }): Promise<Ending | null> => {
      const asked = { title, text, confirmLabel: title, tone: 'danger' as const };
      return (await askConfirmFx(asked)) ? ending : null;
    },
  );
  sample({
    clock: form.accepted,
    source: $row,
    filter: (row) => row !== null,
    fn: (row, { reason }) => ({
      text: textOf(row as Row),
      ending: { id: keyOf(row as Row), reason: reason.trim() },
    }),
    target: confirmFx,
  });
  sample({
    clock: confirmFx.doneData,
    filter: (ending) => ending !== null,
    fn: (ending) => ending as Ending,
    target: sending.start,
  });
  sample({ clock: sending.done, fn: () => undefined, target: form.reset });
  sample({
    clock: sending.done,
    fn: ({ result }) => ({ text: doneText(result), tone: 'success' as const }),
    target: toastShown,
  });
  sample({
    clock: sending.failed,
    filter: ({ error }) => !isHandledByApp(error),
    fn: ({ error }) => {
      if (isProblem(error, 'INVALID_STATE')) return { text: tooLate };
      return { text: isProblem(error, 'NOT_FOUND') ? messages.gone : failureAdvice(error) };
    },
    target: alertShown,
  });
  const ended = sample({ clock: [sending.done, sending.failed], fn: () => undefined });

  return { form, $isPending: sending.$isPending, confirmFx, ended };
}

export type EndingModel = Pick<ReturnType<typeof createEnding>, 'form' | '$isPending'>;
