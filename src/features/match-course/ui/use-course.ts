import { useStoreMap } from 'effector-react';
import type { Course } from '../lib/course';
import { $courses } from '../model';

const none: Course = { scores: {}, events: [] };

/** What has happened in a match so far; nothing while that is not known. */
export function useCourse(fixtureId: string): Course {
  return useStoreMap({
    store: $courses,
    keys: [fixtureId],
    fn: (courses, [id]) => courses[id] ?? none,
  });
}
