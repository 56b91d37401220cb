import { createEvent, createStore, sample } from 'effector';
import { FIXTURE_ID } from '#rules/fixture-id.ts';
import { writeFilters } from '@/shared/routes';
import { createGoalNews } from '@/widgets/live-match';
import { pageClosed, pageOpened, pageSearchChanged } from '../events';
import { livetvHref } from '../lib/href';
import { type LivetvSearch, livetvSearch } from '../search';

export const filterChanged = createEvent<Partial<LivetvSearch>>();

export const $search = createStore<LivetvSearch>(livetvSearch.parse({}));
export const $isOpen = createStore(false)
  .on(pageOpened, () => true)
  .reset(pageClosed);

const updated = sample({ clock: [pageOpened, pageSearchChanged], fn: ({ search }) => search });
sample({ clock: updated, target: $search });
writeFilters({ changed: filterChanged, $search, hrefOf: livetvHref });

/** Id of the match that is watched; '' for none, and where a link carries what is no id. */
export const $fixture = $search.map(({ fixture }) => (FIXTURE_ID.test(fixture) ? fixture : ''));

/** What happens in the match that is watched, in words. */
export const $news = createGoalNews({
  $watched: $fixture.map((fixture) => [fixture]),
  closed: pageClosed,
});
