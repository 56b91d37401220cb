import { inTasks } from '@/shared/lib/next-task';

// What the page imports, in its order, each part evaluated in a task of its own.
const parts = [
  () => import(/* webpackMode: "eager", webpackExports: [] */ '@/entities/game'),
  () => import(/* webpackMode: "eager", webpackExports: [] */ '@/entities/slip'),
  () => import(/* webpackMode: "eager", webpackExports: [] */ '@/shared/lib/shortcuts'),
  () => import(/* webpackMode: "eager", webpackExports: [] */ '@/features/pick-odds'),
  () => import(/* webpackMode: "eager", webpackExports: [] */ '@/widgets/fixture-markets'),
  () => import(/* webpackMode: "eager", webpackExports: [] */ '../model/page'),
];

/** Evaluates the page part by part. */
export async function loadPage() {
  await inTasks(parts);
  return (await import(/* webpackMode: "eager" */ './korea-page')).KoreaPage;
}
