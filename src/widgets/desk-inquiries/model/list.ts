import { combine, createEffect, createEvent, createStore, sample } from 'effector';
import { createGate } from 'effector-react';
import { deskResumed, inquiriesChanged } from '@/entities/desk-request';
import { $currentRow, rowDone, rowLeft } from '@/features/desk-list';
import { createApiQuery, createPagedQuery } from '@/shared/api';
import { type Inquiry, type InquiryState, loadInquiries, loadInquiry } from '../api';
import { applyChanges, newIds, putInquiries, tabOf } from '../lib/live';

/** What is new is asked for one by one up to so many; more of them are a new list. */
const fewNew = 20;

/** Open while the list of one state is on the screen. */
export const InquiriesGate = createGate<{ state: InquiryState }>();
/** The list may not be what is there: it is read again. */
export const listStale = createEvent();

/** The questions of one state, page after page by itself. */
export const inquiries = createPagedQuery(loadInquiries, {
  shows: 'every page',
  keyOf: ({ id }) => id,
});

sample({ clock: InquiriesGate.open, fn: ({ state }) => state, target: inquiries.opened });
sample({
  clock: [listStale, deskResumed],
  source: InquiriesGate.state,
  filter: InquiriesGate.status,
  fn: ({ state }) => state,
  target: inquiries.opened,
});
sample({ clock: InquiriesGate.close, fn: () => undefined, target: [inquiries.closed, rowLeft] });
sample({
  clock: inquiries.$items,
  filter: (items) => items !== null,
  fn: () => undefined,
  target: inquiries.nextRequested,
});

/** The question in the panel. */
export const $inquiry = combine(
  [inquiries.$items, $currentRow] as const,
  ([items, key]) => items?.find(({ id }) => id === key) ?? null,
);

/** Ids of what was answered meanwhile: a question that was read before that comes too late for those that wait. */
const $answeredIds = createStore<readonly string[]>([])
  .on(inquiriesChanged, (last, changes) => [
    ...last,
    ...changes.flatMap(({ id, state }) => (state === 'answered' ? id : [])),
  ])
  .reset(inquiries.opened);
const changesMet = sample({
  clock: inquiriesChanged,
  source: { items: inquiries.$items, tab: inquiries.$query },
  filter: ({ items, tab }) => items !== null && tab !== null,
  fn: ({ items, tab }, changes) => ({
    ...{ items: items as readonly Inquiry[], tab: tab as InquiryState, changes },
  }),
});
/** Staff has answered the question in the panel, whoever it was. */
export const answeredInPanel = sample({
  clock: changesMet,
  source: $currentRow,
  filter: (key, { items, tab, changes }) =>
    items.some(({ id }) => id === key) &&
    changes.some((one) => one.id === key && tabOf(one.state) !== tab),
  fn: (key, { changes }) => ({
    ...{ id: key ?? '', actor: changes.findLast(({ id }) => id === key)?.actor ?? null },
  }),
});
// The cursor goes on with the next one that waits.
sample({ clock: answeredInPanel, fn: ({ id }) => id, target: rowDone });
sample({
  clock: changesMet,
  fn: ({ items, changes, tab }) => applyChanges(items, changes, tab),
  target: inquiries.$items,
});

const missed = sample({
  clock: changesMet,
  fn: ({ items, changes, tab }) => newIds(items, changes, tab),
});
const inquiryQuery = createApiQuery(loadInquiry);
/** Loads questions that are new to the list. */
export const loadMissedFx = createEffect((ids: readonly string[]) =>
  Promise.all(ids.map((id) => inquiryQuery.loadFx(id))),
);
sample({
  clock: missed,
  filter: (ids) => ids.length > 0 && ids.length <= fewNew,
  target: loadMissedFx,
});
sample({
  clock: loadMissedFx.doneData,
  source: { items: inquiries.$items, tab: inquiries.$query, answeredIds: $answeredIds },
  filter: ({ items, tab }) => items !== null && tab !== null,
  fn: ({ items, tab, answeredIds }, seen) =>
    putInquiries(items as readonly Inquiry[], {
      ...{ tab: tab as InquiryState, answeredIds, seen },
    }),
  target: inquiries.$items,
});
sample({
  clock: missed,
  filter: (ids) => ids.length > fewNew,
  fn: () => undefined,
  target: listStale,
});
sample({ clock: loadMissedFx.fail, fn: () => undefined, target: listStale });
