import { combine, createEffect, createStore, sample } from 'effector';
import { fixtureClosed, fixtureOpened } from '@/entities/game';
import { $hasRail } from '@/shared/lib/device';
import { nextViews, type Views } from '../lib/views';
import { $fixture, $isOpen } from './page';
import { $days, $running } from './schedule';

/** How many of those that come next are shown with their prices. */
const MOST_NEXT = 3;

const $runningIds = $running.map(
  (groups) => groups?.flatMap(({ games }) => games.map(({ fixture }) => fixture.id)) ?? [],
);
const $views = createStore<Views>({ shown: '', small: [] });

sample({
  clock: [$fixture, $runningIds],
  source: { views: $views, shown: $fixture, ids: $runningIds },
  fn: ({ views, shown, ids }) => nextViews(views, shown, ids),
  target: $views,
});

/** The matches that are small beside the one that is shown, where there is room. */
export const $small = combine($views, $hasRail, ({ small }, hasRail) => (hasRail ? small : []));

/** Those that come next, where there is room. */
export const $next = combine($days, $hasRail, (days, hasRail) =>
  hasRail ? (days ?? []).flatMap(({ games }) => games).slice(0, MOST_NEXT) : [],
);

const $wanted = combine(
  { shown: $fixture, small: $small, next: $next, isOpen: $isOpen },
  ({ shown, small, next, isOpen }) => {
    if (!isOpen) return [];
    const ids = [shown, ...small, ...next.map(({ fixture }) => fixture.id)];
    return [...new Set(ids)].filter((id) => id !== '');
  },
);

/** Opens and closes what the matches of the page need. */
const readFx = createEffect(
  ({ opened, closed }: { opened: readonly string[]; closed: readonly string[] }) => {
    for (const id of closed) fixtureClosed(id);
    for (const id of opened) fixtureOpened(id);
  },
);
const $read = createStore<readonly string[]>([]);
const compared = sample({
  clock: $wanted.updates,
  source: $read,
  fn: (read, wanted) => ({ read, wanted }),
});
sample({
  clock: compared,
  fn: ({ read, wanted }) => ({
    opened: wanted.filter((id) => !read.includes(id)),
    closed: read.filter((id) => !wanted.includes(id)),
  }),
  target: readFx,
});
sample({ clock: compared, fn: ({ wanted }) => wanted, target: $read });
