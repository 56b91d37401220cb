import type { Dto } from '#contract/types.gen.ts';
import type { Detail } from '@/entities/game';
import { type Course, type Courses, eventText } from '@/features/match-course';
import { messages } from '../ui/messages';

/** Number of the last event that is known, by fixture id. */
export type Seen = Readonly<Record<string, number>>;

type Goal = Extract<Dto<'MatchEvent'>, { kind: 'score' }>;

/** Sports in which points come so often that nobody could listen to them. */
const TOO_OFTEN: readonly Dto<'Sport'>[] = ['basketball', 'volleyball', 'e-sports'];

const lastOf = ({ events }: Course) => events.at(-1)?.number ?? 0;

export function seenOf(courses: Courses): Seen {
  return Object.fromEntries(Object.entries(courses).map(([id, course]) => [id, lastOf(course)]));
}

function newestGoal(course: Course | undefined, seen: number | undefined): Goal | undefined {
  // What had happened before the match was opened is no news.
  if (course === undefined || seen === undefined) return undefined;
  return course.events.findLast(
    (event): event is Goal => event.kind === 'score' && event.number > seen,
  );
}

/** The newest goal of each match since what was seen, in words that name the match; by fixture id. */
export function goalTexts(
  courses: Courses,
  seen: Seen,
  matches: readonly Pick<Detail, 'fixture'>[],
): Record<string, string> {
  return Object.fromEntries(
    matches.flatMap(({ fixture }) => {
      const { id, sport, home, away } = fixture;
      const goal = newestGoal(courses[id], seen[id]);
      if (!goal || TOO_OFTEN.includes(sport)) return [];
      const { score } = goal;
      const happened = eventText(sport, fixture, goal);
      return [[id, messages.news(home, away, happened, score.home, score.away)]];
    }),
  );
}
