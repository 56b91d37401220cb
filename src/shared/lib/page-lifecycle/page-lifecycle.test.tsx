import {
  createMemoryHistory,
  createRootRouteWithContext,
  createRoute,
  createRouter,
  lazyRouteComponent,
} from '@tanstack/react-router';
import { createEvent, createWatch, type Scope } from 'effector';
import { expect, test } from 'vitest';
import { makeScope, watchCalls } from '../test-scope';
import { pageLifecycle, type PageOpening } from './page-lifecycle';

type Opening = PageOpening<{ id: string }, { page?: number }>;

const opened = createEvent<Opening>();
const searchChanged = createEvent<Opening>();
const closed = createEvent();

let isViewLoaded = false;
async function loadView() {
  await new Promise((resolve) => setTimeout(resolve, 20));
  isViewLoaded = true;
  return { default: () => null };
}

function setUp(scope: Scope = makeScope()) {
  const root = createRootRouteWithContext<{ scope: Scope }>()();
  const home = createRoute({ getParentRoute: () => root, path: '/' });
  const page = createRoute({
    getParentRoute: () => root,
    path: '/page/$id',
    component: lazyRouteComponent(loadView),
    ...pageLifecycle({ opened, searchChanged, closed }),
  });
  const router = createRouter({
    routeTree: root.addChildren([home, page]),
    history: createMemoryHistory({ initialEntries: ['/'] }),
    context: { scope },
  });
  // What `RouterProvider` does when it is mounted.
  router.history.subscribe(() => void router.load());
  const calls = {
    opened: watchCalls(scope, opened),
    searchChanged: watchCalls(scope, searchChanged),
    closed: watchCalls(scope, closed),
  };
  const counts = () => [calls.opened.length, calls.searchChanged.length, calls.closed.length];
  return { router, calls, counts, go: (href: string) => router.navigate({ href } as never) };
}

test('entering a page opens it once, with its parameters and search', async () => {
  const { calls, counts, go } = setUp();
  await go('/page/a?page=2');
  expect(counts()).toEqual([1, 0, 0]);
  expect(calls.opened[0]).toEqual({ params: { id: 'a' }, search: { page: 2 } });
});

test('a changed search fires one event and opens nothing', async () => {
  const { calls, counts, go } = setUp();
  await go('/page/a?page=1');
  await go('/page/a?page=2');
  expect(counts()).toEqual([1, 1, 0]);
  expect(calls.searchChanged[0]?.search).toEqual({ page: 2 });
});

test('a changed path parameter fires the same event as a changed search', async () => {
  const { calls, counts, go } = setUp();
  await go('/page/a');
  await go('/page/b');
  expect(counts()).toEqual([1, 1, 0]);
  expect(calls.searchChanged[0]?.params).toEqual({ id: 'b' });
});

test('the same address again fires nothing', async () => {
  const { counts, go } = setUp();
  await go('/page/a');
  await go('/page/a');
  expect(counts()).toEqual([1, 0, 0]);
});

test('invalidating the router fires nothing', async () => {
  const { router, counts, go } = setUp();
  await go('/page/a');
  await router.invalidate();
  expect(counts()).toEqual([1, 0, 0]);
});

test('a hover preload opens nothing, and the click after it opens', async () => {
  const { router, counts, go } = setUp();
  await router.load();
  await router.preloadRoute({ to: '/page/$id', params: { id: 'a' } } as never);
  expect(counts()).toEqual([0, 0, 0]);
  await go('/page/a');
  expect(counts()).toEqual([1, 0, 0]);
});

test('leaving closes once, and coming back opens again', async () => {
  const { counts, go } = setUp();
  await go('/page/a');
  await go('/');
  expect(counts()).toEqual([1, 0, 1]);
  await go('/page/a');
  expect(counts()).toEqual([2, 0, 1]);
});

test('the view is loaded before the page opens, so its model receives the event', async () => {
  isViewLoaded = false;
  const scope = makeScope();
  const loadedAtOpening: boolean[] = [];
  createWatch({ unit: opened, scope, fn: () => loadedAtOpening.push(isViewLoaded) });
  const { go } = setUp(scope);
  await go('/page/a');
  expect(loadedAtOpening).toEqual([true]);
});
