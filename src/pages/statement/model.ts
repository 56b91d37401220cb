import { combine, createEffect, createEvent, createStore, sample } from 'effector';
import { createLineList, createSummaryQuery, type LinesQuery, loadCsv } from '@/entities/statement';
import { createApiQuery } from '@/shared/api';
import { readNowFx } from '@/shared/lib/clock';
import { $device, $layout } from '@/shared/lib/device';
import { downloadCsvFx } from '@/shared/lib/download-file';
import { navigationRequested } from '@/shared/routes';
import { pageClosed, pageOpened, pageSearchChanged } from './events';
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
sample({ clock: updated, fn: () => undefined, target: loadStartedFx });
const queryUpdated = sample({ clock: loadStartedFx.doneData, source: $search, fn: toLinesQuery });
sample({ clock: queryUpdated, target: list.opened });
sample({
  clock: queryUpdated,
  fn: ({ account, from, to }) => ({ account, from, to }),
  target: summary.start,
});
sample({
  clock: filterChanged,
  source: $search,
  fn: (search, change) => ({
    to: hrefOf({ ...search, ...change }),
    replace: true,
    resetScroll: false,
  }),
  target: navigationRequested,
});

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
sample({ clock: pageClosed, fn: () => undefined, target: [summary.reset, csv.reset] });
