import { allSettled, type Scope } from 'effector';
import { beforeEach, expect, it, vi } from 'vitest';
import { makeScope } from '@/shared/lib/test-scope';
import { navigated } from '@/shared/routes';
import { focusHeadingFx, scrollToTopFx, toTopClicked } from './model';

const focus = vi.fn();
const toTop = vi.fn();
let scope: Scope;

beforeEach(() => {
  vi.clearAllMocks();
  scope = makeScope({
    handlers: [
      [focusHeadingFx, focus],
      [scrollToTopFx, toTop],
    ],
  });
});

function go(path: string, search = '') {
  return allSettled(navigated, { scope, params: { href: path + search, path, route: path } });
}

it('leaves the focus alone on the first page', async () => {
  await go('/');
  expect(focus).not.toHaveBeenCalled();
});

it('moves the focus to the heading of the next page', async () => {
  await go('/');
  await go('/korea/cross');
  expect(focus).toHaveBeenCalledTimes(1);
});

it('stays when only search changed', async () => {
  await go('/');
  await go('/korea/cross');
  await go('/korea/cross', '?time=1');
  expect(focus).toHaveBeenCalledTimes(1);
});

it('scrolls up when asked', async () => {
  await allSettled(toTopClicked, { scope });
  expect(toTop).toHaveBeenCalledTimes(1);
});
