import { attach, createEffect, createEvent, createStore, sample, scopeBind } from 'effector';
import { createGate } from 'effector-react';
import { loggedIn } from '@/entities/member';
import { navigated } from '@/shared/routes';

/** The button back to the top appears when the page is scrolled further than this, in CSS pixels. */
const topThreshold = 20;

export const FrameGate = createGate();
export const toTopClicked = createEvent();
const scrolled = createEvent<number>();

export const $isScrolled = createStore(false).on(scrolled, (_is, top) => top > topThreshold);
const $stopWatch = createStore<(() => void) | null>(null, { serialize: 'ignore' });
const $trail = createStore({ previous: '', current: '' }).on(navigated, (trail, { path }) =>
  path === trail.current ? trail : { previous: trail.current, current: path },
);

const watchScrollFx = createEffect(() => {
  const onScroll = scopeBind(scrolled);
  const read = () => onScroll(globalThis.scrollY);
  globalThis.addEventListener('scroll', read, { passive: true });
  // With the frame: read now, it would make the browser lay the whole page out on the spot.
  requestAnimationFrame(read);
  return () => globalThis.removeEventListener('scroll', read);
});
const stopWatchFx = attach({ source: $stopWatch, effect: (stop) => stop?.() });
export const scrollToTopFx = createEffect(() => globalThis.scrollTo({ top: 0 }));

/** Puts the focus on the new page's heading, unless a dialog holds it. */
export const focusHeadingFx = createEffect(() => {
  if (document.querySelector('[role="alertdialog"], [role="dialog"][data-state="open"]')) return;
  const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main');
  if (heading === null) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
});

/** Waits until the dialog of the login is gone and has given its focus back. */
export const afterPaintFx = createEffect(
  () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve))),
);

sample({ clock: FrameGate.open, target: watchScrollFx });
sample({ clock: watchScrollFx.doneData, target: $stopWatch });
sample({ clock: FrameGate.close, target: stopWatchFx });
sample({ clock: toTopClicked, target: scrollToTopFx });
// Not on the first page: a visit starts at the top of the document, as everywhere.
sample({
  clock: $trail,
  filter: ({ previous }) => previous !== '',
  target: focusHeadingFx,
});
// Login by a dialog stays on its page, and what opened the dialog is gone with the guest.
sample({ clock: loggedIn, target: afterPaintFx });
sample({ clock: afterPaintFx.done, target: focusHeadingFx });
