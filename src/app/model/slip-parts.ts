import { inTasks } from '@/shared/lib/next-task';

// What the wiring of the slip imports, in its order, each part evaluated in a task of its own.
const parts = [
  () => import(/* webpackMode: "eager", webpackExports: [] */ '@/entities/bet'),
  () => import(/* webpackMode: "eager", webpackExports: [] */ '@/entities/slip'),
  () => import(/* webpackMode: "eager", webpackExports: [] */ '@/features/joint-price'),
  () => import(/* webpackMode: "eager", webpackExports: [] */ '@/features/place-bet/events'),
  () => import(/* webpackMode: "eager", webpackExports: [] */ '@/features/saved-slips/events'),
  () => import(/* webpackMode: "eager", webpackExports: [] */ '@/features/slip-picks/events'),
  () => import(/* webpackMode: "eager", webpackExports: [] */ './slip-limits'),
  () => import(/* webpackMode: "eager", webpackExports: [] */ './slip-offers'),
];

/** Evaluates the wiring of the slip part by part. */
export async function loadWiring() {
  await inTasks(parts);
  return import(/* webpackMode: "eager" */ './slip-wiring');
}
