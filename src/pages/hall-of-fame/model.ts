import { createEvent, createStore, sample } from 'effector';
import { createApiQuery } from '@/shared/api';
import { addMonth, monthAt } from '@/shared/lib/month';
import { searchHref, writeFilters } from '@/shared/routes';
import { type HallOfFame, loadFame } from './api';
import { pageClosed, pageOpened, pageSearchChanged } from './events';
import { type FameSearch, fameSearch } from './search';

export const filterChanged = createEvent<Partial<FameSearch>>();
/** The next month or the one before is looked at. */
export const monthTurned = createEvent<1 | -1>();

export const $search = createStore<FameSearch>(fameSearch.parse({})).reset(pageClosed);
export const fame = createApiQuery(loadFame);

const updated = sample({ clock: [pageOpened, pageSearchChanged], fn: ({ search }) => search });
sample({ clock: updated, target: [$search, fame.start] });
sample({ clock: pageClosed, target: fame.reset });

sample({
  clock: monthTurned,
  source: { data: fame.$data, isPending: fame.$isPending },
  filter: ({ data, isPending }) => data !== null && !isPending,
  fn: ({ data }, step) => {
    const { month, at } = data as HallOfFame;
    const next = addMonth(month, step);
    // This month is that of the plain address: tomorrow it may be another one.
    return { month: next >= monthAt(at) ? '' : next };
  },
  target: filterChanged,
});

writeFilters<FameSearch>({
  changed: filterChanged,
  $search,
  hrefOf: (search) => searchHref('/hall_of_fame_bk', search, fameSearch.parse({})),
});
