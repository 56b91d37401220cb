import { createStore } from 'effector';
import { fixtureAnswered, fixtureClosed } from '@/entities/game';
import { streamApplied } from '@/shared/api';
import { addAnswer, type Courses, reduceCourses } from './lib/course';

/** How the matches have gone whose pages are open, by fixture id. */
export const $courses = createStore<Courses>({})
  .on(fixtureAnswered, (courses, { data }) => addAnswer(courses, data.fixture.id, data))
  .on(streamApplied, reduceCourses)
  .on(fixtureClosed, (courses, closed) =>
    Object.fromEntries(Object.entries(courses).filter(([id]) => id !== closed)),
  );
