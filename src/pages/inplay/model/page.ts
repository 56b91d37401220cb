import { combine, createEffect, createEvent, createStore, sample } from 'effector';
import { fixtureClosed, fixtureOpened } from '@/entities/game';
import { $hasRail } from '@/shared/lib/device';
import { navigationRequested } from '@/shared/routes';
import { showFixtureOf } from '@/widgets/fixture-markets';
import { createGoalNews } from '@/widgets/live-match';
import { FIXTURE_ID } from '#rules/fixture-id.ts';
import { pageClosed, pageOpened, pageSearchChanged } from '../events';
import { inplayHref } from '../lib/href';
import { toggleWatched, watchedIds } from '../lib/watched';
import { type InplaySearch, searchDefaults } from '../search';
import { $isEntered } from './admission';
import { $groups } from './list';

/** A match is added to those side by side, or taken away; carries its id. */
export const watchToggled = createEvent<string>();

const $search = createStore<InplaySearch>(searchDefaults)
  .on(pageOpened, (_last, search) => search)
  .on(pageSearchChanged, (_last, search) => search);
const $isOpen = createStore(false)
  .on(pageOpened, () => true)
  .on(pageClosed, () => false);

/** The matches side by side, which only a wide window has room for. */
export const $watched = combine($search, $hasRail, ({ watch }, hasRail) =>
  hasRail ? watchedIds(watch) : [],
);
/** Id of the match that is shown; empty for none. */
export const $fixture = combine($search, $watched, ({ fixture }, watched) =>
  watched.length === 0 && FIXTURE_ID.test(fixture) ? fixture : '',
);

showFixtureOf({ $fixture, opened: pageOpened, closed: pageClosed });

/** What happens in the matches that are shown, in words. */
export const $news = createGoalNews({
  $watched: combine($fixture, $watched, (fixture, watched) =>
    fixture === '' ? watched : [fixture],
  ),
  closed: pageClosed,
});

/** Opens and closes what several matches need. */
const readFx = createEffect(
  ({ opened, closed }: { opened: readonly string[]; closed: readonly string[] }) => {
    for (const id of closed) fixtureClosed(id);
    for (const id of opened) fixtureOpened(id);
  },
);
const $read = createStore<readonly string[]>([]);
const wanted = sample({
  clock: [$watched, $isOpen],
  source: { watched: $watched, isOpen: $isOpen, read: $read, shown: $fixture },
  fn: ({ watched, isOpen, read, shown }) => ({ next: isOpen ? watched : [], read, shown }),
});
sample({
  clock: wanted,
  fn: ({ next, read, shown }) => ({
    opened: next.filter((id) => !read.includes(id)),
    // The one that is shown whole from now on was opened for that already.
    closed: read.filter((id) => !next.includes(id) && id !== shown),
  }),
  target: readFx,
});
sample({ clock: wanted, fn: ({ next }) => next, target: $read });

sample({
  clock: watchToggled,
  source: $watched,
  fn: (watched, id) => ({ to: inplayHref({ watch: toggleWatched(watched, id).join(',') }) }),
  target: navigationRequested,
});

// Where list and match are side by side a match is shown from the start.
sample({
  clock: [$groups, $isEntered, $isOpen, $hasRail],
  source: {
    groups: $groups,
    isEntered: $isEntered,
    isOpen: $isOpen,
    hasRail: $hasRail,
    search: $search,
  },
  filter: ({ groups, isEntered, isOpen, hasRail, search }) =>
    isEntered &&
    isOpen &&
    hasRail &&
    (groups?.length ?? 0) > 0 &&
    search.fixture === '' &&
    search.watch === '',
  fn: ({ groups }) => ({
    to: inplayHref({ fixture: groups?.[0]?.games[0]?.fixture.id ?? '' }),
    replace: true,
  }),
  target: navigationRequested,
});
