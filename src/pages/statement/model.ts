import { attach, combine, createEffect, createEvent, createStore, sample } from 'effector';
import { throttle } from 'patronum';
import { balanceUpdated } from '@/entities/member';
import { createLineList, createSummaryQuery, type LinesQuery, loadCsv } from '@/entities/statement';
import { createApiQuery } from '@/shared/api';
import { readNowFx } from '@/shared/lib/clock';
import { $device, $layout } from '@/shared/lib/device';
import { downloadCsvFx } from '@/shared/lib/download-file';
import { writeFilters } from '@/shared/routes';
import { pageClosed, pageOpened, pageSearchChanged } from './events';
import { withNewest } from './lib/newest-lines';
import { hrefOf, toLinesQuery } from './lib/statement-query';
import { type StatementSearch, statementSearch } from './search';

export const pageSize = 30;

export const filterChanged = createEvent<Partial<StatementSearch>>();
export const downloadClicked = createEvent();

export const $search = createStore<StatementSearch>(statementSearch.parse({}));
/** Room for the table and the filters; elsewhere lines have two rows, and the filters are in a sheet. */
export const $isWide = combine(
  [$device, $layout] as const,
  ([device, layout]) => device === 'desktop' && layout === 'desktop',
);
export const list = createLineList({ pageSize });
export const summary = createSummaryQuery();
export const csv = createApiQuery(loadCsv);

const loadStartedFx = createEffect(() => readNowFx());
/** Epoch milliseconds of the last load: whole days are counted from it. */
export const $loadedAt = createStore(0).on(loadStartedFx.doneData, (_last, now) => now);

const updated = sample({ clock: [pageOpened, pageSearchChanged], fn: ({ search }) => search });
sample({ clock: updated, target: $search });
sample({ clock: updated, target: loadStartedFx });
const queryUpdated = sample({ clock: loadStartedFx.doneData, source: $search, fn: toLinesQuery });
sample({ clock: queryUpdated, target: list.opened });
sample({
  clock: queryUpdated,
  fn: ({ account, from, to }) => ({ account, from, to }),
  target: summary.start,
});
/** What changes a balance writes a line. Several at once, as of a round that is settled, are read once. */
const linesWritten = throttle({ source: balanceUpdated, timeout: 1_000 });
const loadNewestFx = attach({
  effect: list.loadFx,
  mapParams: (query: LinesQuery) => ({ query, cursor: null }),
});
sample({
  clock: linesWritten,
  source: list.$query,
  filter: (query): query is LinesQuery => query !== null,
  target: [loadNewestFx, summary.refresh.prepend(() => undefined)],
});
const newestLoaded = sample({
  clock: loadNewestFx.done,
  source: { query: list.$query, known: list.$items },
  // What is requested for another period, or before there is anything, comes with the list itself.
  filter: ({ query, known }, { params }) => query === params && known !== null,
  fn: ({ known }, { result, params }) => ({
    query: params,
    merged: withNewest(known ?? [], result),
  }),
});
sample({
  clock: newestLoaded,
  filter: ({ merged }) => merged !== null,
  fn: ({ merged }) => merged ?? [],
  target: list.$items,
});
// More has come than one page holds: the list begins again.
sample({
  clock: newestLoaded,
  filter: ({ merged }) => merged === null,
  fn: ({ query }) => query,
  target: list.opened,
});

writeFilters({ changed: filterChanged, $search, hrefOf });

sample({
  clock: downloadClicked,
  source: list.$query,
  filter: (query): query is LinesQuery => query !== null,
  target: csv.start,
});
sample({
  clock: csv.done,
  // Reading an answer as text takes its byte order mark away, by which spreadsheets know UTF-8.
  fn: ({ result }) => ({ name: 'statement.csv', text: `\uFEFF${result}` }),
  target: downloadCsvFx,
});

sample({ clock: pageClosed, target: list.closed });
sample({ clock: pageClosed, target: [summary.reset, csv.reset] });
