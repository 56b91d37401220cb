import { combine, sample } from 'effector';
import { isGetScheduleAnswer } from '#contract/checks.gen.ts';
import { $counts } from '@/entities/game';
import { createApiQuery, request } from '@/shared/api';
import { $minute } from '@/shared/lib/clock';
import { $hasRail } from '@/shared/lib/device';
import { navigationRequested } from '@/shared/routes';
import { createInPlayList } from '@/widgets/live-match';
import { pageClosed, pageOpened } from '../events';
import { livetvHref } from '../lib/href';
import { comingGames, countBySport, scheduleDays } from '../lib/schedule';
import { $isOpen, $search } from './page';

const running = createInPlayList({ reader: 'livetv', opened: pageOpened, closed: pageClosed });
const scheduleQuery = createApiQuery((api) =>
  request(api.GET('/sports/schedule'), isGetScheduleAnswer),
);

sample({ clock: pageOpened, target: scheduleQuery.start });
// It changes when the numbers of the menu do, which the stream carries.
sample({
  clock: $counts,
  source: $isOpen,
  filter: (isOpen) => isOpen,
  target: scheduleQuery.refresh,
});
sample({ clock: pageClosed, target: scheduleQuery.reset });

/** What failed is loaded again. */
export const { retryClicked } = running;
sample({ clock: retryClicked, target: scheduleQuery.refresh });

const $sport = $search.map(({ sport }) => sport ?? null);

/** The matches in play of the chosen sport, or of all; null until they are here. */
export const $running = combine(running.$groups, $sport, (groups, sport) =>
  groups === null || sport === null ? groups : groups.filter((group) => group.sport === sport),
);
const $coming = combine(
  { schedule: scheduleQuery.$data, groups: running.$groups, now: $minute },
  ({ schedule, groups, now }) => schedule && comingGames(schedule, groups ?? [], now),
);
/** What is to come, by day; null until it is here. */
export const $days = combine($coming, $sport, (coming, sport) =>
  coming === null ? null : scheduleDays(coming, sport ?? undefined),
);
/** Why the schedule could not be loaded. */
export const $failure = combine(
  { list: running.$failure, schedule: scheduleQuery.$failure, days: $days },
  ({ list, schedule, days }) => list ?? (days === null ? schedule : null),
);
/** The sports that have matches, with their number; null until both lists are here. */
export const $sports = combine(running.$groups, $coming, (groups, coming) =>
  groups === null || coming === null ? null : countBySport(groups, coming),
);

// Where list and match are side by side a match is watched from the start.
sample({
  clock: [$running, $isOpen, $hasRail],
  source: { running: $running, isOpen: $isOpen, hasRail: $hasRail, search: $search },
  filter: ({ running: groups, isOpen, hasRail, search }) =>
    isOpen && hasRail && (groups?.length ?? 0) > 0 && search.fixture === '',
  fn: ({ running: groups, search }) => ({
    to: livetvHref({ ...search, fixture: groups?.[0]?.games[0]?.fixture.id ?? '' }),
    replace: true,
    resetScroll: false,
  }),
  target: navigationRequested,
});
