import { createEffect, createEvent, createStore, merge, sample } from 'effector';
import { throttle } from 'patronum';
import type { Dto } from '#contract/types.gen.ts';
import {
  batchOf,
  createApiQuery,
  createPagedQuery,
  topicsReleased,
  topicsRequested,
} from '@/shared/api';
import { loadDetail, loadPage, loadQueues } from './api';
import { applyChanges, type DeskQuery, missingIds, putRequests } from './lib/apply-changes';
import type { DeskRequest, DeskRequestDetail } from './lib/request';

/** Counts are read again this long after a change at most, milliseconds. */
const countsEvery = 500;
/** What is new is requested one by one up to so many; more of them are a new list. */
const fewNew = 20;
/** A list goes on by itself up to so many requests. */
const mostRequests = 10_000;

/** Staff came to the desk. */
export const deskFollowed = createEvent();
export const deskLeft = createEvent();
/** Requests as the server answered them, to be put where they are shown. */
export const requestsSeen = createEvent<readonly DeskRequest[]>();
/** Carries what became of requests, whoever of staff or members did it. */
export const deskChanged = createEvent<readonly Dto<'DeskRequestChange'>[]>();
/** Carries the questions that were asked or answered. */
export const inquiriesChanged = createEvent<readonly Dto<'DeskInquiryChange'>[]>();
/** Carries the bets of which a corrected result left a debt, or something of one was paid, collected or forgiven. */
export const debtsChanged = createEvent<readonly Dto<'DeskDebtChange'>[]>();
/** The stream began again: a list may miss what happened between. */
export const deskResumed = createEvent();
const listStale = createEvent();
// Not in `shared/api`, whose models every visitor loads.
const deskStreamed = batchOf<Dto<'DeskState'>, Dto<'DeskChange'>>('desk');

export const queues = createApiQuery(loadQueues);
/** The requests of one tab of one queue, page after page by itself. */
export const requests = createPagedQuery(loadPage, { shows: 'every page', keyOf: ({ id }) => id });
export const detail = createApiQuery(loadDetail);
/** The queues with their counts, and who works here; null until they were loaded. */
export const $desk = createStore<Dto<'DeskState'> | null>(null)
  .on(queues.done, (_last, { result }) => result)
  .on(deskStreamed, (last, { snapshots }) => snapshots.at(-1)?.data ?? last)
  .reset(deskLeft);

sample({
  clock: deskFollowed,
  fn: () => ({ id: 'desk', topics: ['desk'] }),
  target: topicsRequested,
});
sample({ clock: deskFollowed, target: queues.start });
sample({ clock: deskLeft, fn: () => 'desk', target: topicsReleased });
sample({ clock: deskLeft, target: [queues.reset, requests.closed] });

const changesCame = sample({
  clock: deskStreamed,
  fn: ({ deltas }) => {
    const changes = deltas.flatMap((delta) => delta.changes);
    return {
      ofRequests: changes.filter((one) => one.kind === 'request'),
      ofInquiries: changes.filter((one) => one.kind === 'inquiry'),
      ofDebts: changes.filter((one) => one.kind === 'debt'),
    };
  },
});
sample({
  clock: changesCame,
  filter: ({ ofRequests }) => ofRequests.length > 0,
  fn: ({ ofRequests }) => ofRequests,
  target: deskChanged,
});
sample({
  clock: changesCame,
  filter: ({ ofInquiries }) => ofInquiries.length > 0,
  fn: ({ ofInquiries }) => ofInquiries,
  target: inquiriesChanged,
});
sample({
  clock: changesCame,
  filter: ({ ofDebts }) => ofDebts.length > 0,
  fn: ({ ofDebts }) => ofDebts,
  target: debtsChanged,
});
const countsStale = throttle(merge([deskChanged, inquiriesChanged]), countsEvery);
sample({ clock: countsStale, target: queues.refresh });

const changesMet = sample({
  clock: deskChanged,
  source: { items: requests.$items, query: requests.$query },
  filter: ({ items, query }) => items !== null && query !== null,
  fn: ({ items, query }, changes) => ({
    items: items as readonly DeskRequest[],
    query: query as DeskQuery,
    changes,
  }),
});
sample({
  clock: changesMet,
  fn: ({ items, changes, query }) => applyChanges(items, changes, query),
  target: requests.$items,
});
const missed = sample({
  clock: changesMet,
  fn: ({ items, changes, query }) => ({
    kind: query.kind,
    ids: missingIds(items, changes, query),
  }),
});
/** Loads requests that are new to the list. */
export const loadMissedFx = createEffect(
  ({ kind, ids }: { kind: DeskQuery['kind']; ids: readonly string[] }) =>
    Promise.all(ids.map((id) => detail.loadFx({ kind, id }))),
);
sample({
  clock: missed,
  filter: ({ ids }) => ids.length > 0 && ids.length <= fewNew,
  target: loadMissedFx,
});
sample({
  clock: loadMissedFx.doneData,
  fn: (details: readonly DeskRequestDetail[]) => details.map(({ request }) => request),
  target: requestsSeen,
});
sample({
  clock: requestsSeen,
  source: { items: requests.$items, query: requests.$query },
  filter: ({ items, query }) => items !== null && query !== null,
  fn: ({ items, query }, seen) =>
    putRequests(items as readonly DeskRequest[], seen, query as DeskQuery),
  target: requests.$items,
});

// Too much is new, or the stream began again and something may be missing between.
sample({
  clock: missed,
  filter: ({ ids }) => ids.length > fewNew,
  target: listStale,
});
sample({
  clock: deskStreamed,
  filter: ({ snapshots }) => snapshots.length > 0,
  target: [listStale, deskResumed],
});
sample({
  clock: [listStale, loadMissedFx.fail],
  source: requests.$query,
  filter: (query) => query !== null,
  fn: (query) => query as DeskQuery,
  target: requests.opened,
});
sample({
  clock: requests.$items,
  filter: (items) => items !== null && items.length < mostRequests,
  target: requests.nextRequested,
});
