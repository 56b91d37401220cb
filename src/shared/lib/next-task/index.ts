export { inTasks } from './in-tasks';
export { nextTask } from './next-task';
