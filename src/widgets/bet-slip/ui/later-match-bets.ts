import { lazy } from 'react';

/** With the cash-out, which only who has a bet on the match needs: draw it inside a Suspense. */
export const MatchBets = lazy(async () => ({
  default: (await import('./match-bets')).MatchBets,
}));
