import { createBrowserHistory } from '@tanstack/react-router';
import { beforeEach, expect, it } from 'vitest';
import { closeOnBack, type Modals } from './back';
import { listenBeforeRouter } from './pop-listener';

const stopping = new AbortController();
const setHandler = listenBeforeRouter(stopping.signal);
const router = createBrowserHistory();
const none = () => {};
let opened = none;
/** What is open, the topmost last; each answers whether it closes. */
let open: (() => boolean)[] = [];

const modals: Modals = {
  onOpened: (listener) => {
    opened = listener;
    return () => {
      opened = none;
    };
  },
  closeTop: () => {
    const close = open.at(-1);
    if (close?.()) open.pop();
    return close !== undefined;
  },
};
setHandler(closeOnBack(router, modals, stopping.signal));

const settled = () => new Promise((resolve) => setTimeout(resolve, 30));
const path = () => globalThis.location.pathname + globalThis.location.search;

function show(closes: () => boolean = () => true) {
  open.push(closes);
  opened();
}
async function go(to: string, how: 'push' | 'replace' = 'push') {
  router[how](to);
  await settled();
}
async function back() {
  globalThis.history.back();
  await settled();
}

beforeEach(async () => {
  open = [];
  await go('/home');
  await go('/board');
});

it('closes what is open, one a press, and then leaves', async () => {
  show();
  show();
  await back();
  expect([open.length, path(), router.location.pathname]).toEqual([1, '/board', '/board']);
  await back();
  expect([open.length, path()]).toEqual([0, '/board']);
  await back();
  expect([path(), router.location.pathname]).toEqual(['/home', '/home']);
});

it('leaves at the first press what was closed in another way', async () => {
  show();
  open = [];
  await back();
  expect(path()).toBe('/home');
});

it('does not leave what refuses to close', async () => {
  show(() => false);
  await back();
  await back();
  expect([open.length, path()]).toEqual([1, '/board']);
});

it('does not leave when the answer is a question', async () => {
  show(() => {
    show();
    return false;
  });
  await back();
  expect([open.length, path()]).toEqual([2, '/board']);
  await back();
  expect([open.length, path()]).toEqual([1, '/board']);
});

it('keeps what a sheet wrote into the address', async () => {
  show();
  await go('/board?sport=football', 'replace');
  await back();
  expect([open.length, path()]).toEqual([0, '/board?sport=football']);
  await go('/rule');
  await back();
  expect([path(), router.location.href]).toEqual([
    '/board?sport=football',
    '/board?sport=football',
  ]);
  await back();
  expect(path()).toBe('/home');
});

it('listens no more after a stop, whenever its handler comes', async () => {
  let closed = 0;
  show(() => {
    closed += 1;
    return true;
  });
  stopping.abort();
  setHandler(closeOnBack(router, modals, stopping.signal));
  await back();
  expect(closed).toBe(0);
  expect(opened).toBe(none);
});
