import { createEvent, createStore, sample } from 'effector';
import type { Bet } from '@/entities/bet';
import { slipReplaced, stakeChanged } from '@/entities/slip';
import { createApiQuery } from '@/shared/api';
import { navigationRequested } from '@/shared/routes';
import { loadRebet } from '../api';
import { pageClosed } from '../events';
import { type Rebet, slipOf } from '../lib/rebet';

export const rebetClicked = createEvent<Bet>();
export const rebetConfirmed = createEvent();
export const rebetClosed = createEvent();

/** The bet whose legs are looked up or offered again. */
export const $rebetBet = createStore<Bet | null>(null);
export const rebet = createApiQuery(loadRebet);

const $rebetResult = rebet.$data.map((offered) => offered && slipOf(offered));
/** The slip it makes, and what became of the bonus of the old bet. */
export const $rebetSlip = $rebetResult.map((result) => (result?.ok ? result : null));
/** Why the picks of the old bet may not be in one slip any more. */
export const $rebetRefusal = $rebetResult.map((result) =>
  result?.ok === false ? result.refusal : null,
);

sample({ clock: rebetClicked, target: $rebetBet });
sample({ clock: rebetClicked, target: rebet.reset });
sample({ clock: rebetClicked, target: rebet.start });
const confirmedRebet = sample({
  clock: rebetConfirmed,
  source: { offered: rebet.$data, made: $rebetSlip },
  filter: ({ made }) => made !== null && made.slip.legs.length > 0,
  fn: ({ offered, made }) => ({
    offered: offered as Rebet,
    slip: (made as NonNullable<typeof made>).slip,
  }),
});
sample({ clock: confirmedRebet, fn: ({ slip }) => slip, target: slipReplaced });
sample({ clock: confirmedRebet, fn: ({ offered }) => offered.bet.stake, target: stakeChanged });
sample({
  clock: confirmedRebet,
  // The slip is beside the boards.
  fn: ({ slip }) => ({
    to: slip.legs.some(({ inPlay }) => inPlay) ? '/korea/live' : '/korea/cross',
  }),
  target: navigationRequested,
});
const rebetOver = sample({ clock: [confirmedRebet, rebetClosed, pageClosed], fn: () => null });
sample({ clock: rebetOver, target: $rebetBet });
sample({ clock: rebetOver, target: rebet.reset });
