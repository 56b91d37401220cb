import { createStore, type Event, sample, type Store } from 'effector';
import { delay } from 'patronum';
import { $details } from '@/entities/game';
import { $courses } from '@/features/match-course';
import { goalTexts, type Seen, seenOf } from '../lib/goal-news';

/** Between two announcements, so that a speech is not cut off by the next. */
const REST_MS = 10_000;

interface GoalNewsOptions {
  /** Ids of the matches that are watched. */
  $watched: Store<readonly string[]>;
  closed: Event<void>;
}

type Texts = Readonly<Record<string, string>>;

/**
 * The goals of the matches that are watched, at most once in ten seconds: of each match the newest. Call it at module
 * level; the text belongs into a live region.
 */
export function createGoalNews({ $watched, closed }: GoalNewsOptions): Store<string> {
  const $seen = createStore<Seen>({}).reset(closed);
  /** What is to be said, by fixture id. */
  const $waiting = createStore<Texts>({}).reset(closed);
  const $isResting = createStore(false);

  const moved = sample({
    clock: $courses.updates,
    source: { seen: $seen, watched: $watched, details: $details },
    fn: ({ seen, watched, details }, courses) => ({
      seen: seenOf(courses),
      texts: goalTexts(
        courses,
        seen,
        watched.flatMap((id) => details[id] ?? []),
      ),
    }),
  });
  sample({ clock: moved, fn: ({ seen }) => seen, target: $seen });
  $waiting.on(moved, (waiting, { texts }) =>
    Object.keys(texts).length === 0 ? waiting : { ...waiting, ...texts },
  );

  const said = sample({
    clock: [$waiting, $isResting],
    source: { waiting: $waiting, isResting: $isResting },
    filter: ({ waiting, isResting }) => !isResting && Object.keys(waiting).length > 0,
    fn: ({ waiting }) => Object.values(waiting).join(' '),
  });
  $waiting.on(said, () => ({}));
  $isResting.on(said, () => true).on(delay({ source: said, timeout: REST_MS }), () => false);
  return createStore('')
    .on(said, (_last, text) => text)
    .reset(closed);
}
