import { createEvent, createStore, sample } from 'effector';
import type { ApiClient } from './client';
import { createApiQuery } from './query';

export interface Page<Item, Cursor> {
  items: readonly Item[];
  /** Where the next page begins: a cursor, or a page number; null after the last one. */
  next: Cursor | null;
}

export interface PagedQueryOptions<Item> {
  /** What is in `$items`: every page so far ("more"), or the one page that was turned to. */
  shows: 'every page' | 'one page';
  /** Where the list grew meanwhile, an item of the same key replaces the one before. */
  keyOf: (item: Item) => string | number;
}

/** A list that is loaded page after page, in the order of the server. Call it at module level. */
export function createPagedQuery<Query, Item, Cursor = string, More = unknown>(
  load: (
    api: ApiClient,
    at: { query: Query; cursor: Cursor | null },
  ) => Promise<Page<Item, Cursor> & More>,
  { shows, keyOf }: PagedQueryOptions<Item>,
) {
  type Cursors = readonly (Cursor | null)[];

  const opened = createEvent<Query>();
  const closed = createEvent();
  const nextRequested = createEvent();
  const previousRequested = createEvent();

  const query = createApiQuery(load);
  const { $isPending, $failure, done, refresh } = query;
  const $query = createStore<{ query: Query } | null>(null);
  /** Where each page up to the last requested one begins. */
  const $cursors = createStore<Cursors>([null]);
  const $next = createStore<Cursor | null>(null);
  /** Null until the first page. What happens to an item meanwhile is written here by the slice that receives it. */
  const $items = createStore<readonly Item[] | null>(null);

  const turnedOn = sample({
    clock: nextRequested,
    source: { cursors: $cursors, next: $next, isPending: $isPending, failure: $failure },
    filter: ({ next, isPending, failure }) => next !== null && !isPending && failure === null,
    fn: ({ cursors, next }): Cursors => [...cursors, next],
  });
  // The last one of a page was taken away, and the page with it.
  const emptied = sample({
    clock: done,
    filter: ({ result }) => shows === 'one page' && result.items.length === 0,
  });
  const turnedBack = sample({
    clock: [previousRequested, emptied],
    source: $cursors,
    filter: (cursors) => cursors.length > 1,
    fn: (cursors): Cursors => cursors.slice(0, -1),
  });

  $query.on(opened, (_last, value) => ({ query: value })).reset(closed);
  $cursors.reset(opened, closed).on([turnedOn, turnedBack], (_last, cursors) => cursors);
  $items.reset(opened, closed).on(done, (items, { params: { cursor }, result }) => {
    if (shows === 'one page' || cursor === null) return result.items;
    const keys = new Set(result.items.map(keyOf));
    return [...(items ?? []).filter((item) => !keys.has(keyOf(item))), ...result.items];
  });
  $next.reset(opened, closed).on(done, (_last, { result }) => result.next);
  sample({ clock: closed, target: query.reset });
  sample({
    clock: [opened, turnedOn, turnedBack],
    source: { query: $query, cursors: $cursors },
    filter: ({ query: current }) => current !== null,
    fn: ({ query: current, cursors }) => ({
      query: (current as { query: Query }).query,
      cursor: cursors.at(-1) ?? null,
    }),
    target: query.start,
  });

  return {
    shows,
    opened,
    closed,
    nextRequested,
    previousRequested,
    /** Loads the page requested last again. */
    refresh,
    /** What the list is about; null while it is closed. */
    $query: $query.map((current) => (current === null ? null : current.query), { skipVoid: false }),
    $items,
    /** The answer about the page requested last, for what it has beside its items; null until the first. */
    $answer: query.$data,
    $next,
    $isPending,
    $failure,
    $hasNext: $next.map((next) => next !== null),
    $hasPrevious: $cursors.map((cursors) => cursors.length > 1),
    $pageNumber: $cursors.map((cursors) => cursors.length),
    loadFx: query.loadFx,
  };
}
