import { allSettled, type Scope } from 'effector';
import { beforeEach, expect, it, vi } from 'vitest';
import { loggedIn } from '@/entities/member';
import { makeScope } from '@/shared/lib/test-scope';
import { navigated } from '@/shared/routes';
import { afterPaintFx, focusHeadingFx, scrollToTopFx, toTopClicked } from './model';

const focus = vi.fn();
const toTop = vi.fn();
let scope: Scope;

beforeEach(() => {
  vi.clearAllMocks();
  scope = makeScope({
    handlers: [
      [afterPaintFx, () => undefined],
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

it('scrolls up when the button is pressed', async () => {
  await allSettled(toTopClicked, { scope });
  expect(toTop).toHaveBeenCalledTimes(1);
});

it('moves the focus to the heading after a login that stays on the page', async () => {
  await go('/korea/cross');
  const answer = { token: 'token-1', expiresAt: 1, member: {} };
  await allSettled(loggedIn, { scope, params: answer as Parameters<typeof loggedIn>[0] });
  expect(focus).toHaveBeenCalledTimes(1);
});
