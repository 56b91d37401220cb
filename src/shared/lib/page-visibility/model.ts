import { createEffect } from 'effector';

/** A tab in the background shows its page to nobody. */
export const readIsVisibleFx = createEffect(
  () => typeof document === 'undefined' || document.visibilityState === 'visible',
);
