import { combine, createEffect, createEvent, createStore, sample } from 'effector';
import { isGetInquiriesAnswer, isGetInquiryAnswer } from '#contract/checks.gen.ts';
import { deskResumed, inquiriesChanged } from '@/entities/desk-request';
import { $currentRow, createDeskList, rowDone } from '@/features/desk-list';
import { createApiQuery, createPagedQuery, request, withoutEmpty } from '@/shared/api';
import {
  applyChanges,
  type Inquiry,
  type InquiryState,
  newIds,
  putInquiries,
  tabOf,
} from '../lib/live';

const pageSize = 200;
/** What is new is asked for one by one up to so many; more of them are a new list. */
const fewNew = 20;

/** The list may not be what is there: it is read again. */
export const listStale = createEvent();

/** The questions of one state, page after page by itself. */
export const inquiries = createPagedQuery<InquiryState, Inquiry>(
  async (api, { query: state, cursor }) => {
    const query = { state, ...withoutEmpty({ limit: pageSize, cursor }) };
    const call = api.GET('/desk/inquiry', { params: { query } });
    const page = await request(call, isGetInquiriesAnswer);
    return { items: page.data, next: page.nextCursor };
  },
  { shows: 'every page', keyOf: ({ id }) => id },
);
export const list = createDeskList<Inquiry, InquiryState, { state: InquiryState }>({
  query: inquiries,
  keyOf: ({ id }) => id,
  queryOf: ({ props }) => props.state,
  searchesRows: true,
});
sample({
  clock: [listStale, deskResumed],
  source: list.Gate.state,
  filter: list.Gate.status,
  fn: ({ state }) => state,
  target: inquiries.opened,
});

/** What is listed, and in which tab; null until it is there. */
const $listed = combine(
  [inquiries.$items, inquiries.$query] as const,
  ([items, tab]) => items && tab && { items, tab },
);
/** Ids of what was answered meanwhile: a question that was read before that comes too late for those that wait. */
const $answeredIds = createStore<readonly string[]>([])
  .on(inquiriesChanged, (last, changes) => {
    const ids = new Set(last);
    // A question that goes on after its answer waits again.
    for (const { id, state } of changes) {
      if (state === 'answered') ids.add(id);
      else ids.delete(id);
    }
    return [...ids];
  })
  .reset(inquiries.opened);
const changed = sample({
  clock: inquiriesChanged,
  source: $listed,
  fn: (listed, changes) => listed && { ...listed, changes },
});
const changesMet = sample({ clock: changed, filter: (change) => change !== null });
/** Staff has answered the question in the panel, whoever it was. */
export const answeredInPanel = sample({
  clock: changesMet,
  source: $currentRow,
  filter: (key, { items, tab, changes }) =>
    items.some(({ id }) => id === key) &&
    changes.some((one) => one.id === key && tabOf(one.state) !== tab),
  fn: (key, { changes }) => ({
    id: key ?? '',
    actor: changes.findLast(({ id }) => id === key)?.actor ?? null,
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
const inquiryQuery = createApiQuery<string, Inquiry>((api, id) => {
  const params = { path: { inquiryId: id } };
  return request(api.GET('/desk/inquiry/{inquiryId}', { params }), isGetInquiryAnswer);
});
/** Loads questions that are new to the list. */
const loadMissedFx = createEffect((ids: readonly string[]) =>
  Promise.all(ids.map((id) => inquiryQuery.loadFx(id))),
);
sample({
  clock: missed,
  filter: (ids) => ids.length > 0 && ids.length <= fewNew,
  target: loadMissedFx,
});
sample({
  clock: loadMissedFx.doneData,
  source: { listed: $listed, answeredIds: $answeredIds },
  fn: ({ listed, answeredIds }, seen) =>
    listed && putInquiries(listed.items, { tab: listed.tab, answeredIds, seen }),
  target: inquiries.$items,
});
sample({
  clock: missed,
  filter: (ids) => ids.length > fewNew,
  target: listStale,
});
sample({ clock: loadMissedFx.fail, target: listStale });
