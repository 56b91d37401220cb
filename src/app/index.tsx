import '@/shared/theme/global';
import { startTurns } from '@/shared/lib/in-turn';
import { inTasks } from '@/shared/lib/next-task';

// What the start imports, in its order, each part evaluated in a task of its own: as one they hold a slow phone for half a
// second. All of them are in the entry's file, and what is not used of them is left out as ever.
const parts = [
  () => import(/* webpackMode: "eager", webpackExports: [] */ 'react-dom/client'),
  () => import(/* webpackMode: "eager", webpackExports: [] */ 'effector'),
  () => import(/* webpackMode: "eager", webpackExports: [] */ '@/shared/config'),
  () => import(/* webpackMode: "eager", webpackExports: [] */ '@/shared/api'),
  () => import(/* webpackMode: "eager", webpackExports: [] */ '@/shared/routes'),
  () => import(/* webpackMode: "eager", webpackExports: [] */ '@/entities/setting'),
  () => import(/* webpackMode: "eager", webpackExports: [] */ '@/entities/member'),
  () => import(/* webpackMode: "eager", webpackExports: [] */ './model/api-failures'),
  () => import(/* webpackMode: "eager", webpackExports: [] */ '@/entities/site-menu'),
  () => import(/* webpackMode: "eager", webpackExports: [] */ './site-map'),
  () => import(/* webpackMode: "eager", webpackExports: [] */ './router'),
  () => import(/* webpackMode: "eager", webpackExports: [] */ './model/dialogs'),
];

async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (root === null) throw new Error('index.html has no #root');
  await inTasks(parts);
  // Where the browser restores a scroll position the page has to be as long as it was.
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (visit?.type === 'navigate') startTurns();
  const { startApp } = await import(/* webpackMode: "eager" */ './start');
  await startApp(root);
}

void start();
