import type { Dto } from '#contract/types.gen.ts';
import { withEvents } from '#rules/match-events.ts';

export interface Score {
  home: number;
  away: number;
}

/** How a match has gone so far. */
export interface Course {
  /** By period code; `live` is the running total. */
  scores: Readonly<Record<string, Score>>;
  /** What is counted beside the score; without it the feed tells nothing of it. */
  counts?: Dto<'MatchCounts'> | undefined;
  /** In their order, as far as they are kept. */
  events: readonly Dto<'MatchEvent'>[];
}

/** By fixture id. */
export type Courses = Readonly<Record<string, Course>>;

/** One frame of the stream, of whatever topics. */
export interface CourseBatch {
  snapshots: readonly { topic: string; seq: number; data: object }[];
  deltas: readonly { topic: string; seq: number; changes: readonly object[] }[];
}

interface State extends Pick<Course, 'scores' | 'counts'> {
  events?: readonly Dto<'MatchEvent'>[];
}

interface StateChange extends Partial<State> {
  kind: 'state';
}

const FIXTURE = 'fixture:';
const lastOf = (events: readonly Dto<'MatchEvent'>[]) => events.at(-1)?.number ?? 0;
const isState = (change: object): change is StateChange =>
  'kind' in change && change.kind === 'state';

function courseOf({ scores, counts, events = [] }: State): Course {
  return { scores, ...(counts && { counts }), events };
}

function applyChange(course: Course, { scores, counts, events = [] }: StateChange): Course {
  return courseOf({
    scores: scores ?? course.scores,
    counts: counts ?? course.counts,
    events: withEvents(course.events, events),
  });
}

/** The courses after one frame; a change of a match whose state never came is not kept. */
export function reduceCourses(known: Courses, { snapshots, deltas }: CourseBatch): Courses {
  let courses = known;
  const put = (topic: string, course: Course) => {
    courses = { ...courses, [topic.slice(FIXTURE.length)]: course };
  };
  const messages = [...snapshots, ...deltas].filter(({ topic }) => topic.startsWith(FIXTURE));
  for (const message of messages.sort((a, b) => a.seq - b.seq)) {
    const { topic } = message;
    if ('data' in message) {
      put(topic, courseOf(message.data as State));
      continue;
    }
    const course = courses[topic.slice(FIXTURE.length)];
    const moved = message.changes.filter(isState);
    if (course && moved.length > 0) put(topic, moved.reduce(applyChange, course));
  }
  return courses;
}

/** The courses after an answer to a call, which may be older than what the stream has sent. */
export function addAnswer(known: Courses, id: string, answer: State): Courses {
  const course = known[id];
  if (course && lastOf(course.events) > lastOf(answer.events ?? [])) return known;
  return { ...known, [id]: courseOf(answer) };
}
