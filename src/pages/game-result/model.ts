import { createEffect, createEvent, createStore, sample } from 'effector';
import { createApiQuery, createChosenQuery } from '@/shared/api';
import { readNowFx } from '@/shared/lib/clock';
import { writeFilters } from '@/shared/routes';
import { loadMatchResult, loadResults, type ResultsQuery } from './api';
import { pageClosed, pageOpened, pageSearchChanged } from './events';
import { hrefOf, toResultsQuery } from './lib/result-query';
import { type ResultSearch, resultSearch } from './search';

export const filterChanged = createEvent<Partial<ResultSearch>>();

export const $search = createStore<ResultSearch>(resultSearch.parse({}));
export const results = createApiQuery(loadResults);
/** The match whose markets are shown; missing where it has no result, or none any more. */
export const matchResult = createChosenQuery(loadMatchResult);

const updateStartedFx = createEffect(() => readNowFx());
/** Epoch milliseconds of the last change: today is counted from it. */
export const $updatedAt = createStore(0).on(updateStartedFx.doneData, (_last, now) => now);
/** What was asked for last; null before the page is open. */
const $query = createStore<ResultsQuery | null>(null).reset(pageClosed);

const updated = sample({ clock: [pageOpened, pageSearchChanged], fn: ({ search }) => search });
sample({ clock: updated, target: $search });
sample({ clock: updated, fn: () => undefined, target: updateStartedFx });

const queryUpdated = sample({
  clock: updateStartedFx.doneData,
  source: { search: $search, asked: $query },
  fn: ({ search, asked }, now) => ({ query: toResultsQuery(search, now), asked }),
});
// Another league or match is among what is there.
const queryChanged = sample({
  clock: queryUpdated,
  filter: ({ query, asked }) => query.day !== asked?.day || query.sport !== asked.sport,
  fn: ({ query }) => query,
});
sample({ clock: queryChanged, target: [$query, results.start] });

sample({ clock: updated, fn: ({ match }) => match, target: matchResult.chosen });

writeFilters({ changed: filterChanged, $search, hrefOf });

sample({ clock: pageClosed, fn: () => undefined, target: results.reset });
sample({ clock: pageClosed, fn: () => '', target: matchResult.chosen });
