import { combine, createEffect, createEvent, createStore, sample } from 'effector';
import type { Bet } from '@/entities/bet';
import { $counts } from '@/entities/game';
import { loadCatalogue } from '@/entities/market-dictionary';
import { $isLoggedIn } from '@/entities/member';
import { createApiQuery, createQueryMap } from '@/shared/api';
import { readNowFx } from '@/shared/lib/clock';
import { startOfKstDay } from '@/shared/lib/format';
import { writeFilters } from '@/shared/routes';
import {
  loadBetsOnFixtures,
  loadMatchResult,
  loadOwnBets,
  loadResults,
  type MatchResultDetail,
  type ResultsQuery,
} from './api';
import { pageClosed, pageOpened, pageSearchChanged } from './events';
import { dayTabs } from './lib/day-tabs';
import { leagueBlocks, leagueCounts } from './lib/league-blocks';
import { openMatchIds } from './lib/open-matches';
import { dayOf, hrefOf, toResultsQuery } from './lib/result-query';
import { hasUnnamed, settledSections } from './lib/settled-sections';
import { type ResultSearch, resultSearch } from './search';

type ByMatch<T> = Readonly<Record<string, T>>;

export const filterChanged = createEvent<Partial<ResultSearch>>();
/** A part of a team or a league was typed; it is no part of the address. */
export const textTyped = createEvent<string>();

export const $search = createStore<ResultSearch>(resultSearch.parse({}));
export const $text = createStore('').reset(pageClosed);
sample({ clock: textTyped, target: $text });
export const results = createApiQuery(loadResults);
/** The matches of the day that the member has bet on. */
const ownFixtures = createApiQuery(loadBetsOnFixtures);
const details = createQueryMap(loadMatchResult, (id: string) => id);
const ownBets = createQueryMap(loadOwnBets, (id: string) => id);

/** The match that the address led to, which the page scrolls to; whoever goes on from there by themselves stays where they are. */
export const $linkedMatch = createStore<string | null>(null)
  .on(pageOpened, (_last, { search }) => openMatchIds(search.match)[0] ?? null)
  .reset(filterChanged, textTyped, pageClosed);

const updateStartedFx = createEffect(() => readNowFx());
/** Epoch milliseconds of the last change: today is counted from it. */
export const $updatedAt = createStore(0).on(updateStartedFx.doneData, (_last, now) => now);
/** The query sent last; null before the page is open. */
const $query = createStore<ResultsQuery | null>(null).reset(pageClosed);

const updated = sample({ clock: [pageOpened, pageSearchChanged], fn: ({ search }) => search });
sample({ clock: updated, target: $search });
sample({ clock: updated, target: updateStartedFx });

const queryUpdated = sample({
  clock: updateStartedFx.doneData,
  source: { search: $search, last: $query },
  fn: ({ search, last }, now) => ({ query: toResultsQuery(search, now), last }),
});
// Another league or match is among what is there.
const queryChanged = sample({
  clock: queryUpdated,
  filter: ({ query, last }) => query.day !== last?.day || query.sport !== last.sport,
  fn: ({ query }) => query,
});
sample({ clock: queryChanged, target: [$query, results.start] });
sample({
  clock: queryChanged,
  filter: $isLoggedIn,
  fn: ({ day }) => day,
  target: ownFixtures.start,
});

// Matches that end change the numbers of the menu, which the stream carries; an older day has ended.
const dayMoved = sample({
  clock: $counts,
  source: { query: $query, now: $updatedAt },
  filter: ({ query, now }) => query !== null && query.day >= startOfKstDay(now, -1),
  fn: () => undefined,
});
sample({ clock: dayMoved, target: [results.refresh, ownFixtures.refresh] });

/** Ids of the open matches whose markets were requested. */
const $requestedIds = createStore<readonly string[]>([]).reset(pageClosed);
const loadDetailsFx = createEffect((ids: readonly string[]) => {
  for (const id of ids) details.start(id);
});
const opened = sample({
  clock: updated,
  source: $requestedIds,
  fn: (requested, { match }) => {
    const open = openMatchIds(match);
    return { open, fresh: open.filter((id) => !requested.includes(id)) };
  },
});
sample({ clock: opened, fn: ({ open }) => open, target: $requestedIds });
sample({ clock: opened, fn: ({ fresh }) => fresh, target: loadDetailsFx });

const $details = createStore<ByMatch<MatchResultDetail>>({})
  .on(details.done, (known, { params, result }) => ({ ...known, [params]: result }))
  .reset(pageClosed);
/** Why the markets of a match are not here; NOT_FOUND where it is played again, or never was. */
export const $detailFailures = details.$failures;
export const detailRetried = details.refresh;

const loadNamesFx = createEffect(loadCatalogue);
const $areNamesLoaded = createStore(false).on(loadNamesFx.done, () => true);
sample({
  clock: details.done,
  source: { areLoaded: $areNamesLoaded, isLoading: loadNamesFx.pending },
  filter: ({ areLoaded, isLoading }, { result }) => !areLoaded && !isLoading && hasUnnamed(result),
  target: loadNamesFx,
});

/** The markets of the open matches; once more when the names of the catalogue are here. */
export const $sections = combine($details, $areNamesLoaded, (known) =>
  Object.fromEntries(Object.entries(known).map(([id, detail]) => [id, settledSections(detail)])),
);

/** What the member has on the matches of the day, by match. */
export const $onFixtures = ownFixtures.$data.map(
  (list) => new Map((list ?? []).map((own) => [own.fixtureId, own])),
);
const $openIds = $search.map(({ match }) => openMatchIds(match));
/** Ids as one text: it changes with them alone, not with every other filter. */
const $wantedBets = combine($openIds, $onFixtures, (ids, own) =>
  ids.filter((id) => own.has(id)).join(' '),
);
const loadBetsFx = createEffect((ids: readonly string[]) => {
  for (const id of ids) ownBets.start(id);
});
sample({
  clock: $wantedBets,
  filter: (ids) => ids !== '',
  fn: (ids) => ids.split(' '),
  target: loadBetsFx,
});
/** The member's bets on the open matches, by match. */
export const $ownBets = createStore<ByMatch<readonly Bet[]>>({})
  .on(ownBets.done, (known, { params, result }) => ({ ...known, [params]: result }))
  .reset(pageClosed);

writeFilters({ changed: filterChanged, $search, hrefOf });

/** The days that can be chosen; none before the first answer. */
export const $dayTabs = combine(
  { data: results.$data, search: $search, now: $updatedAt },
  ({ data, search, now }) => (data ? dayTabs(data.days, dayOf(search, now), now) : []),
);
/** The leagues of the day with their number of results. */
export const $leagueCounts = results.$data.map((data) => (data ? leagueCounts(data) : []));
/** The results that are shown, by league; null before they are here. */
export const $blocks = combine(
  { data: results.$data, search: $search, text: $text, own: $onFixtures },
  ({ data, search: { league, show }, text, own }) =>
    data &&
    leagueBlocks(data, { league, text, only: show === 'mine' ? new Set(own.keys()) : null }),
);
/** Whether what is shown is of another day or sport than what was chosen. */
export const $isStale = combine(
  results.$data,
  $query,
  (data, query) =>
    data !== null &&
    query !== null &&
    (data.day !== query.day || data.sport !== (query.sport ?? null)),
);

sample({
  clock: pageClosed,
  target: [results.reset, ownFixtures.reset],
});
