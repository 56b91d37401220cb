import { createEvent, createStore, sample } from 'effector';
import type { PostSummary } from '@/entities/post';
import { createPagedQuery } from '@/shared/api';
import { $place, writeFilters } from '@/shared/routes';
import { loadPosts, type PostsPage } from '../api';
import { type ListQuery, listOpened } from '../events';
import { hrefOf, searchedText } from '../lib/list-query';
import { listDefaults, type SearchedPart } from '../search';

export const filterChanged = createEvent<Partial<ListQuery>>();
export const textChanged = createEvent<string>();
export const partChosen = createEvent<SearchedPart>();
export const searchSubmitted = createEvent();

export const posts = createPagedQuery<ListQuery, PostSummary, string, PostsPage>(loadPosts, {
  shows: 'one page',
  keyOf: ({ id }) => id,
});

/** The list that was shown last: where a post leads back to. */
export const $list = createStore<ListQuery>({ board: 'free', ...listDefaults }).on(
  listOpened,
  (_last, query) => query,
);
export const $notices = posts.$answer.map((answer) => answer?.notices ?? []);
/** Posts of the board; null where they are not counted. */
export const $total = posts.$answer.map((answer) => answer?.total ?? null);

/** What is typed into the search, and where it is searched. */
export const $typed = createStore('')
  .on(listOpened, (_last, { q }) => q)
  .on(textChanged, (_last, text) => text);
export const $part = createStore<SearchedPart>('all')
  .on(listOpened, (_last, { by }) => by)
  .on(partChosen, (_last, part) => part);
/** What was to be searched for is too short. */
export const $isTooShort = createStore(false).reset(textChanged, listOpened);

const shown = sample({
  clock: listOpened,
  source: posts.$query,
  fn: (known, query) => ({ query, isKnown: known !== null && hrefOf(known) === hrefOf(query) }),
});
sample({
  clock: shown,
  filter: ({ isKnown }) => !isKnown,
  fn: ({ query }) => query,
  target: posts.opened,
});
// Back from a post: the page that was left, as it is now.
sample({
  clock: shown,
  filter: ({ isKnown }) => isKnown,
  target: posts.refresh,
});
// Somewhere else on the site it is forgotten.
sample({
  clock: $place,
  filter: ({ path }) => !/^\/(free|crypto)(\/|$)/.test(path),
  target: posts.closed,
});

writeFilters({ changed: filterChanged, $search: $list, hrefOf });
const submitted = sample({
  clock: searchSubmitted,
  source: { text: $typed, by: $part },
  fn: ({ text, by }) => ({
    by,
    q: searchedText(text) ?? '',
    isTooShort: text.trim() !== '' && searchedText(text) === null,
  }),
});
sample({ clock: submitted, fn: ({ isTooShort }) => isTooShort, target: $isTooShort });
sample({
  clock: submitted,
  filter: ({ isTooShort }) => !isTooShort,
  // Where nothing is searched for, nothing is said of where.
  fn: ({ by, q }) => ({ q, by: q === '' ? listDefaults.by : by }),
  target: filterChanged,
});
