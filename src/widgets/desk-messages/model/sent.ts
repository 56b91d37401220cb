import { combine, createEffect, createEvent, sample } from 'effector';
import {
  isGetSentMessageAnswer,
  isGetSentMessagesAnswer,
  isRecallMessagesAnswer,
} from '#contract/checks.gen.ts';
import {
  $currentRow,
  createDeskList,
  createReasonForm,
  deskKeyPressed,
  type RowReason,
  rowChosen,
} from '@/features/desk-list';
import {
  type ApiClient,
  confirmedMutation,
  createApiMutation,
  createApiQuery,
  createPagedQuery,
  isProblem,
  request,
  withoutEmpty,
} from '@/shared/api';
import type { SentMessage } from '../lib/audience';
import { messages } from '../ui/messages';

/** The list goes on by itself up to so many; what is older is found by the search. */
const mostRows = 500;

/** Something new was sent. */
export const listOutdated = createEvent();

async function loadSent(
  api: ApiClient,
  { query: q, cursor }: { query: string; cursor: string | null },
) {
  const query = withoutEmpty({ limit: 100, q, cursor });
  const call = api.GET('/desk/message', { params: { query } });
  const page = await request(call, isGetSentMessagesAnswer);
  const items: readonly SentMessage[] = page.data;
  return { items, next: page.nextCursor };
}
export const sent = createPagedQuery(loadSent, { shows: 'every page', keyOf: ({ id }) => id });
/** The section; `to` is the member whom it was opened to write to. */
export const list = createDeskList<SentMessage, string, { to: string | null }>({
  query: sent,
  keyOf: ({ id }) => id,
  queryOf: ({ text }) => text,
  most: mostRows,
});
const newest = createApiMutation(loadSent);
const pathOf = (id: string) => ({ path: { sentMessageId: id } });
export const opened = createApiQuery((api, id: string) =>
  request(api.GET('/desk/message/{sentMessageId}', { params: pathOf(id) }), isGetSentMessageAnswer),
);
export const recalling = confirmedMutation({
  send: (api, { row: { id }, reason }: RowReason<SentMessage>) => {
    const options = { params: pathOf(id), body: { reason } };
    const call = api.POST('/desk/message/{sentMessageId}/recall', options);
    return request(call, isRecallMessagesAnswer);
  },
  confirm: ({ row }) => ({
    title: messages.recall,
    text: messages.recallText(row),
    tone: 'danger',
  }),
  done: ({ recalled }) => messages.recalled(recalled),
  refusals: { INVALID_STATE: messages.recallTooLate },
});
export const form = createReasonForm({ $row: list.$row, sending: recalling });

sample({ clock: list.Gate.close, target: [newest.reset, opened.reset] });
// What is new comes above what is there, without the list being loaded again.
const searched = sample({ clock: listOutdated, source: list.$search });
sample({
  clock: searched,
  filter: (text) => text !== '',
  fn: () => '',
  target: list.searchChanged,
});
sample({
  clock: searched,
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
sent.$items.on(newest.done, (rows, { result }) => rows && merged(rows, result.items));

// The row that is looked at, with its text.
sample({
  clock: rowChosen,
  filter: list.Gate.status,
  target: opened.reset,
});
sample({
  clock: rowChosen,
  source: { isOpen: list.Gate.status, isAdding: list.$isAdding },
  filter: ({ isOpen, isAdding }) => isOpen && !isAdding,
  fn: (_section, key) => key,
  target: opened.start,
});
export const $contents = combine([opened.$data, $currentRow] as const, ([data, key]) =>
  data !== null && data.message.id === key ? data.contents : null,
);
const refreshed = sample({ clock: opened.done, fn: ({ result }) => result.message });
const recalled = sample({ clock: recalling.done, fn: ({ result }) => result });
sent.$items.on([refreshed, recalled], (rows, message) =>
  rows?.some(({ id }) => id === message.id) ? merged(rows, [message]) : rows,
);

// It was read or recalled meanwhile: the panel shows what is.
sample({
  clock: recalling.failed,
  filter: ({ error }) => isProblem(error, 'INVALID_STATE'),
  target: opened.refresh,
});

const focusReasonFx = createEffect(() =>
  document.querySelector<HTMLInputElement>('[name="reason"]')?.focus(),
);
sample({
  clock: deskKeyPressed,
  source: list.Gate.status,
  filter: (isOpen, key) => isOpen && key === 'refuse',
  target: focusReasonFx,
});
