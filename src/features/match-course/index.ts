export type { Course, Courses } from './lib/course';
export { momentText } from './lib/moment-text';
export { hasMomentumBars, type Momentum, momentumBars, momentumOf } from './lib/momentum';
export { eventText, type Teams, type TimelineItem, timelineOf } from './lib/timeline';
export { $courses } from './model';
export { useCourse } from './ui/use-course';
