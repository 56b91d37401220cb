import {
  combine,
  createEvent,
  createStore,
  type Event,
  type EventCallable,
  sample,
  type Store,
} from 'effector';
import { createGate, type Gate } from 'effector-react';
import { debounce } from 'patronum';
import type { ApiError } from '@/shared/api';
import { type CsvFile, downloadCsvFx } from '@/shared/lib/download-file';
import { $currentRow, rowChosen, rowLeft } from '../model';

/** What is typed is looked for once nothing was typed for so long, milliseconds. */
const typingPause = 250;
/** Key of the row that is not there yet. */
export const newKey = 'new';

interface Loaded {
  refresh: EventCallable<void>;
  $failure: Store<ApiError | null>;
  $isPending: Store<boolean>;
}
/** Of `createApiQuery`: all rows at once. */
interface WholeList<Row, Query> extends Loaded {
  start: EventCallable<Query>;
  reset: EventCallable<void>;
  $data: Store<readonly Row[] | null>;
}
/** Of `createPagedQuery`: page after page. */
interface PagedRows<Row, Query> extends Loaded {
  opened: EventCallable<Query>;
  closed: EventCallable<void>;
  nextRequested: EventCallable<void>;
  $query: Store<Query | null>;
  $items: Store<readonly Row[] | null>;
}

/** What decides which rows the server lists. */
export interface Conditions<Props, State> {
  /** What is typed into the search, without the spaces around it. */
  text: string;
  /** Null for all. */
  state: State | null;
  props: Props;
}

export interface DeskListOptions<Row, Query, Props, State> {
  query: WholeList<Row, Query> | PagedRows<Row, Query>;
  keyOf(row: Row): string;
  /** What is sent to the server; without it the search looks through the rows that are there. */
  queryOf?: (conditions: Conditions<Props, State>) => Query;
  /** The search looks through the rows that are there although the server filters by other conditions. */
  searchesRows?: boolean;
  /** The state whose rows are shown first; all without it. */
  state?: State;
  /** A paged list goes on by itself up to so many rows; to its end without it. */
  most?: number;
  /** Something has happened after which the rows may be others. */
  stale?: Event<unknown> | readonly Event<unknown>[];
  /** The rows that are shown, as a file. */
  toFile?: (rows: readonly Row[]) => CsvFile;
}

/** What the look of a section is made from. */
export interface DeskListModel<Row, Props> {
  Gate: Gate<Props>;
  $rows: Store<readonly Row[] | null>;
  $failure: Store<ApiError | null>;
  $isPending: Store<boolean>;
  refresh: EventCallable<void>;
  /** Loads a paged list again from its first page on: a row that changed may be on any page. */
  reread: EventCallable<void>;
  /** The row that is worked on; null without one, and for what is new. */
  $row: Store<Row | null>;
  rowsSeen: EventCallable<readonly Row[]>;
  $search: Store<string>;
  searchChanged: EventCallable<string>;
  /** Something new is begun. */
  addClicked: EventCallable<void>;
  $isAdding: Store<boolean>;
  csvClicked: EventCallable<void>;
  keyOf(row: Row): string;
  isSearchedByServer: boolean;
  hasFile: boolean;
}

/** What a list needs of its query, of whichever kind that is. */
function rowsOf<Row, Query>(
  query: WholeList<Row, Query> | PagedRows<Row, Query>,
  most: number | undefined,
) {
  if (!('opened' in query))
    return {
      $rows: query.$data,
      opened: query.start,
      closed: query.reset,
      reread: query.refresh,
    };
  const reread = createEvent();
  sample({
    clock: query.$items,
    filter: (rows) => rows !== null && (most === undefined || rows.length < most),
    target: query.nextRequested,
  });
  sample({
    clock: reread,
    source: query.$query,
    filter: (current) => current !== null,
    fn: (current) => current as Query,
    target: query.opened,
  });
  return { $rows: query.$items, opened: query.opened, closed: query.closed, reread };
}

/** The model of a section of the desk: which rows there are, which are shown and which is worked on. Call it at module level. */
export function createDeskList<
  Row extends object,
  Query = void,
  Props extends object = Record<never, never>,
  State extends string = never,
>({
  query,
  keyOf,
  queryOf,
  searchesRows = queryOf === undefined,
  state,
  most,
  stale = [],
  toFile,
}: DeskListOptions<Row, Query, Props, State>) {
  /** Open while the section is on the screen. */
  const Gate = createGate<Props>();
  const searchChanged = createEvent<string>();
  const stateChosen = createEvent<State | null>();
  const addClicked = createEvent();
  /** What the table shows, in its order. */
  const rowsSeen = createEvent<readonly Row[]>();
  const csvClicked = createEvent();

  const $search = createStore('')
    .on(searchChanged, (_last, text) => text)
    .reset(Gate.close);
  const $state = createStore<State | null>(state ?? null).on(stateChosen, (_last, next) => next);
  const $shown = createStore<readonly Row[]>([]).on(rowsSeen, (_last, rows) => rows);

  const { $rows, opened, closed, reread } = rowsOf(query, most);
  const $row = combine(
    [$rows, $currentRow] as const,
    ([rows, key]) => rows?.find((row) => keyOf(row) === key) ?? null,
  );

  const typed = debounce(searchChanged, typingPause);
  sample({
    clock: [Gate.open, ...(queryOf ? [stateChosen] : []), ...(searchesRows ? [] : [typed])],
    source: { text: $search, state: $state, props: Gate.state },
    filter: Gate.status,
    fn: ({ text, ...others }) => queryOf?.({ text: text.trim(), ...others }) as Query,
    target: opened,
  });
  sample({ clock: [stale].flat(), filter: Gate.status, target: query.refresh });
  sample({ clock: Gate.close, target: [closed, rowLeft] });
  sample({ clock: addClicked, fn: () => newKey, target: rowChosen });
  if (toFile) sample({ clock: csvClicked, source: $shown, fn: toFile, target: downloadCsvFx });

  return {
    Gate,
    $rows,
    $failure: query.$failure,
    $isPending: query.$isPending,
    refresh: query.refresh,
    reread,
    $row,
    $shown,
    rowsSeen,
    $search,
    searchChanged,
    $state,
    stateChosen,
    addClicked,
    $isAdding: $currentRow.map((key) => key === newKey),
    csvClicked,
    keyOf,
    isSearchedByServer: !searchesRows,
    hasFile: toFile !== undefined,
  };
}
