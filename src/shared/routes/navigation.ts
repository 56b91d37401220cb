import { createEvent, createStore, sample } from 'effector';

export interface Place {
  /** Path with search, as in the address bar. */
  href: string;
  path: string;
  /** Pattern of the route, as the table spells it; empty where nothing matches. */
  route: string;
}

/** Asks the app to go somewhere; slices below `app` cannot reach the router. */
export const navigationRequested = createEvent<{
  to: string;
  replace?: boolean;
  /** False leaves the page where it was scrolled to. */
  resetScroll?: boolean;
}>();
/** A navigation is under way. */
export const navigationStarted = createEvent();
/** A place is shown; fired also when only search changed. */
export const navigated = createEvent<Place>();
/** The address carries the sign-up code of a member (`joinCd`). */
export const referralCodeArrived = createEvent<string>();

/** Empty before the first; unchanged when the same address is drawn again. */
export const $place = createStore<Place>(
  { href: '', path: '', route: '' },
  { updateFilter: (next, known) => next.href !== known.href },
);

sample({ clock: navigated, target: $place });
