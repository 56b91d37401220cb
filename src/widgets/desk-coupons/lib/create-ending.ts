import type { EventCallable, Store } from 'effector';
import * as z from 'zod/mini';
import { staffReason } from '@/entities/staff-reason';
import { createRowForm } from '@/features/desk-list';
import { type ApiClient, confirmedMutation } from '@/shared/api';
import { messages } from '../ui/messages';

interface EndingOptions<Row> {
  /** What is looked at. */
  $row: Store<Row | null>;
  send(api: ApiClient, row: Row, reason: string): Promise<Row>;
  /** What is asked before: its title is on the button too. */
  title: string;
  textOf(row: Row): string;
  doneText(row: Row): string;
  /** Somebody else came first, in what way ever. */
  tooLate: string;
  /** What is loaded again afterwards. */
  refresh: EventCallable<void> | EventCallable<void>[];
}

/** What ends the row that is looked at, for a reason, once that was confirmed. Call it at module level. */
export function createEnding<Row extends object>({
  $row,
  send,
  title,
  textOf,
  doneText,
  tooLate,
  refresh,
}: EndingOptions<Row>) {
  type Ending = { row: Row; reason: string };

  const sending = confirmedMutation({
    send: (api, { row, reason }: Ending) => send(api, row, reason),
    confirm: ({ row }) => ({ title, text: textOf(row), tone: 'danger' }),
    done: doneText,
    refusals: { INVALID_STATE: tooLate, NOT_FOUND: messages.gone },
    refresh,
  });
  const form = createRowForm({
    $row,
    initial: { reason: '' },
    schema: z.object({ reason: staffReason }),
    sending,
    orderOf: (row, { reason }): Ending => ({ row, reason: reason.trim() }),
  });
  return { form, sending };
}
