import { createMemoryHistory } from '@tanstack/react-router';
import { fork } from 'effector';
import { expect, it, vi } from 'vitest';
import { createAppRouter, preloadPage } from './index';

function routerAt(path: string) {
  return createAppRouter(fork(), createMemoryHistory({ initialEntries: [path] }));
}

const { routesByPath } = routerAt('/');
const boardRoute = routesByPath['/korea/cross'];
const ruleRoute = routesByPath['/rule'];

it('starts the chunk of the page in the address, and of no other', () => {
  const board = vi.fn(() => Promise.resolve());
  const rule = vi.fn(() => Promise.resolve());
  Object.assign(boardRoute.options.component as object, { preload: board });
  Object.assign(ruleRoute.options.component as object, { preload: rule });
  preloadPage(routerAt('/korea/cross?time=1'));
  expect(board).toHaveBeenCalledOnce();
  expect(rule).not.toHaveBeenCalled();
});

it('leaves a failure to the drawing of the page', async () => {
  const failed = Promise.reject(new Error('Loading chunk 1 failed'));
  Object.assign(ruleRoute.options.component as object, { preload: () => failed });
  preloadPage(routerAt('/rule'));
  await expect(failed).rejects.toThrow('chunk');
});

it('has nothing to load for an address that is no page', () => {
  expect(() => preloadPage(routerAt('/nowhere'))).not.toThrow();
});
