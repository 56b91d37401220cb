import { createEvent, createStore, sample } from 'effector';
import { createPlaceSearch } from '@/features/place-search';
import { createApiQuery, createChosenQuery } from '@/shared/api';
import { writeFilters } from '@/shared/routes';
import { loadTable, loadTeam, type TableQuery } from '../api';
import { pageClosed, pageOpened, pageSearchChanged } from '../events';
import { hrefOf } from '../lib/info-href';
import { type InfoSearch, infoSearch } from '../search';

export const filterChanged = createEvent<Partial<InfoSearch>>();

export const $search = createStore<InfoSearch>(infoSearch.parse({}));
export const table = createApiQuery(loadTable);
/** The team beside the table; missing where it never had a match. */
export const record = createChosenQuery(loadTeam);

const updated = sample({ clock: [pageOpened, pageSearchChanged], fn: ({ search }) => search });
sample({ clock: updated, target: $search });

/** The query sent last; null before the page is open. */
const $query = createStore<TableQuery | null>(null).reset(pageClosed);
const queryChanged = sample({
  clock: updated,
  source: $query,
  filter: (last, { sport, league, venue }) =>
    last?.sport !== sport || last?.league !== league || last?.venue !== venue,
  fn: (_last, { sport, league, venue }): TableQuery => ({ sport, league, venue }),
});
sample({ clock: queryChanged, target: [$query, table.start] });

sample({ clock: updated, fn: ({ team }) => team, target: record.chosen });

writeFilters({ changed: filterChanged, $search, hrefOf });

sample({ clock: pageClosed, target: table.reset });
sample({ clock: pageClosed, fn: () => '', target: record.chosen });

/** A part of a league or a team was typed; it is no part of the address. */
export const placeTyped = createEvent<string>();
export const $placeText = createStore('')
  .on(placeTyped, (_last, text) => text)
  .reset(pageClosed);
export const places = createPlaceSearch({ typed: placeTyped, closed: pageClosed });
