import { combine, createEffect, createEvent, createStore, sample } from 'effector';
import { createGate } from 'effector-react';
import { debounce } from 'patronum';
import * as z from 'zod/mini';
import { staffReason } from '@/entities/staff-reason';
import { $currentRow, deskKeyPressed, rowChosen, rowLeft } from '@/features/desk-list';
import {
  createApiMutation,
  createApiQuery,
  createPagedQuery,
  isHandledByApp,
  isProblem,
} from '@/shared/api';
import { failureAdvice } from '@/shared/copy';
import { alertShown, askConfirmFx } from '@/shared/lib/alerts';
import { createForm } from '@/shared/lib/form';
import { toastShown } from '@/shared/lib/toasts';
import { loadSent, loadSentMessage, type Recall, sendRecall, type SentMessage } from '../api';
import { messages } from '../ui/messages';

/** What is typed is looked for once nothing was typed for so long, milliseconds. */
const typingPause = 250;
/** The list goes on by itself up to so many; what is older is found by the search. */
const mostRows = 500;
/** The row of what is being written. */
export const newKey = 'new';

/** The section is on the screen; `to` is the member whom it was opened to write to. */
export const MessagesGate = createGate<{ to: string | null }>();
export const searchChanged = createEvent<string>();
/** Something new was sent. */
export const listOutdated = createEvent();

export const $search = createStore('')
  .on(searchChanged, (_last, text) => text)
  .reset(listOutdated);
export const sent = createPagedQuery(loadSent, { shows: 'every page', keyOf: ({ id }) => id });
const newest = createApiMutation(loadSent);
export const opened = createApiQuery(loadSentMessage);
export const recalling = createApiMutation(sendRecall);
export const form = createForm({
  initial: { reason: '' },
  schema: z.object({
    reason: staffReason,
  }),
  isBusy: recalling.$isPending,
});

sample({
  clock: [MessagesGate.open, debounce(searchChanged, typingPause)],
  source: $search,
  filter: MessagesGate.status,
  target: sent.opened,
});
sample({
  clock: MessagesGate.close,
  fn: () => undefined,
  target: [sent.closed, newest.reset, opened.reset, rowLeft],
});
sample({
  clock: sent.$items,
  filter: (items) => items !== null && items.length < mostRows,
  fn: () => undefined,
  target: sent.nextRequested,
});
// What is new comes above what is there, without the list being loaded again.
const wasSearching = sample({ clock: listOutdated, source: sent.$query });
sample({
  clock: wasSearching,
  filter: (text) => text !== null && text !== '',
  fn: () => '',
  target: sent.opened,
});
sample({
  clock: wasSearching,
  filter: (text) => text === '',
  fn: () => ({ query: '', cursor: null }),
  target: newest.start,
});
/** Puts what is known now in the place of what was, and what is new above it. */
function merged(rows: readonly SentMessage[], now: readonly SentMessage[]) {
  const known = new Map(now.map((one) => [one.id, one]));
  const added = now.filter(({ id }) => !rows.some((row) => row.id === id));
  return [...added, ...rows.map((row) => known.get(row.id) ?? row)];
}
sample({
  clock: newest.done,
  source: sent.$items,
  filter: (rows) => rows !== null,
  fn: (rows, { result }) => merged(rows ?? [], result.items),
  target: sent.$items,
});

// The row that is looked at, with its text.
sample({
  clock: rowChosen,
  filter: MessagesGate.status,
  fn: () => undefined,
  target: [form.reset, opened.reset],
});
sample({
  clock: rowChosen,
  source: MessagesGate.status,
  filter: (isOpen, key) => isOpen && key !== newKey,
  fn: (_isOpen, key) => key,
  target: opened.start,
});
/** The message in the panel. */
export const $message = combine(
  [sent.$items, $currentRow] as const,
  ([rows, key]) => rows?.find(({ id }) => id === key) ?? null,
);
export const $contents = combine([opened.$data, $currentRow] as const, ([data, key]) =>
  data !== null && data.message.id === key ? data.contents : null,
);
const refreshed = sample({ clock: opened.done, fn: ({ result }) => result.message });
const recalled = sample({ clock: recalling.done, fn: ({ result }) => result });
sample({
  clock: [refreshed, recalled],
  source: sent.$items,
  filter: (rows, message) => rows?.some(({ id }) => id === message.id) ?? false,
  fn: (rows, message) => merged(rows ?? [], [message]),
  target: sent.$items,
});

export const confirmRecallFx = createEffect(
  async ({ message, reason }: { message: SentMessage; reason: string }): Promise<Recall | null> => {
    const isConfirmed = await askConfirmFx({
      ...{ title: messages.recall, text: messages.recallText(message) },
      ...{ confirmLabel: messages.recall, tone: 'danger' },
    });
    return isConfirmed ? { id: message.id, reason } : null;
  },
);
sample({
  clock: form.accepted,
  source: $message,
  filter: (message) => message !== null,
  fn: (message, { reason }) => ({ message: message as SentMessage, reason: reason.trim() }),
  target: confirmRecallFx,
});
sample({
  clock: confirmRecallFx.doneData,
  filter: (recall) => recall !== null,
  fn: (recall) => recall as Recall,
  target: recalling.start,
});
sample({
  clock: recalled,
  fn: ({ recalled: count }) => ({ text: messages.recalled(count), tone: 'success' as const }),
  target: toastShown,
});
sample({
  clock: recalling.failed,
  filter: ({ error }) => !isHandledByApp(error),
  fn: ({ error }) => ({
    text: isProblem(error, 'INVALID_STATE') ? messages.recallTooLate : failureAdvice(error),
  }),
  target: alertShown,
});
// It was read or recalled meanwhile: the panel shows what is.
sample({
  clock: recalling.failed,
  filter: ({ error }) => isProblem(error, 'INVALID_STATE'),
  fn: () => undefined,
  target: opened.refresh,
});

const focusReasonFx = createEffect(() =>
  document.querySelector<HTMLInputElement>('[name="reason"]')?.focus(),
);
sample({
  clock: deskKeyPressed,
  source: MessagesGate.status,
  filter: (isOpen, key) => isOpen && key === 'refuse',
  fn: () => undefined,
  target: focusReasonFx,
});
