import { lazy } from 'react';

/** The slip, which loads beside the page that shows it: draw it inside a Suspense. */
export const BetSlip = lazy(async () => ({
  default: await (await import('./slip-parts')).loadSlip(),
}));
