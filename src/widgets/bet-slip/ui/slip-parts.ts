import { inTasks } from '@/shared/lib/next-task';

// What the slip imports, in its order, each part evaluated in a task of its own: as one they hold a slow phone for a quarter
// of a second. All of them are in the file of this one, and what is not used of them is left out.
const parts = [
  () => import(/* webpackMode: "eager", webpackExports: [] */ '@/entities/bet'),
  () => import(/* webpackMode: "eager", webpackExports: [] */ '@/entities/slip'),
  () => import(/* webpackMode: "eager", webpackExports: [] */ '@/features/place-bet'),
  () => import(/* webpackMode: "eager", webpackExports: [] */ '@/features/slip-preferences'),
  () => import(/* webpackMode: "eager", webpackExports: [] */ '@/shared/ui/sheet'),
  () => import(/* webpackMode: "eager", webpackExports: [] */ '../model'),
];

/** Evaluates the slip part by part. */
export async function loadSlip() {
  await inTasks(parts);
  return (await import(/* webpackMode: "eager" */ './bet-slip')).BetSlip;
}
