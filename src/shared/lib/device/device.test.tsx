import { allSettled } from 'effector';
import { beforeEach, expect, test, vi } from 'vitest';
import { makeScope } from '../test-scope';
import { $device, $layout, deviceWatchStarted, layoutToggled } from './model';

let width = 1280;
const listeners = new Set<() => void>();

beforeEach(() => {
  localStorage.clear();
  listeners.clear();
  vi.stubGlobal('matchMedia', (query: string) => ({
    get matches() {
      return width <= Number(/(\d+)px/.exec(query)?.[1]);
    },
    addEventListener: (_name: string, fn: () => void) => listeners.add(fn),
  }));
});

async function start(at: number) {
  width = at;
  const scope = makeScope();
  await allSettled(deviceWatchStarted, { scope });
  return scope;
}

test.each([
  [390, 'phone', 'mobile'],
  [768, 'phone', 'mobile'],
  [769, 'tablet', 'desktop'],
  [1024, 'tablet', 'desktop'],
  [1025, 'desktop', 'desktop'],
])('%i px is a %s in %s layout', async (at, device, layout) => {
  const scope = await start(at);
  expect([scope.getState($device), scope.getState($layout)]).toEqual([device, layout]);
  expect(document.documentElement.dataset.layout).toBe(layout);
});

test('the mobile layout can be had on a desktop, and is remembered', async () => {
  const scope = await start(1280);
  await allSettled(layoutToggled, { scope });
  expect(scope.getState($layout)).toBe('mobile');
  expect((await start(1280)).getState($layout)).toBe('mobile');
});

test('a window that becomes narrow changes the layout', async () => {
  const scope = await start(1280);
  width = 400;
  for (const listener of listeners) listener();
  expect(scope.getState($layout)).toBe('mobile');
});
