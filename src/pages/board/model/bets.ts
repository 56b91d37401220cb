import { createEffect, createEvent, createStore, sample } from 'effector';
import { SETTLEMENT_LABEL } from '#rules/leg-result.ts';
import { type BetQuery, createBetList } from '@/entities/bet';
import { readNowFx } from '@/shared/lib/clock';
import { startOfKstDay } from '@/shared/lib/format';
import { writeClosed } from '../events';
import { writingBegun } from './write';

export const betShows = ['all', 'open', 'won', 'lost'] as const;
/** Which bets can be chosen from. */
export type BetShow = (typeof betShows)[number];

const days = 30;
const labels: Record<BetShow, BetQuery['label']> = {
  all: undefined,
  open: SETTLEMENT_LABEL.inProgress,
  won: SETTLEMENT_LABEL.won,
  lost: SETTLEMENT_LABEL.lost,
};

export const showChosen = createEvent<BetShow>();

/** The member's bets of the last 30 days, newest first. */
export const bets = createBetList({ pageSize: 5 });
export const $show = createStore<BetShow>('all')
  .on(showChosen, (_last, show) => show)
  .reset(writeClosed);

const readPeriodFx = createEffect(() => readNowFx());
sample({ clock: [writingBegun, showChosen], target: readPeriodFx });
sample({
  clock: readPeriodFx.doneData,
  source: $show,
  fn: (show, now): BetQuery => {
    const label = labels[show];
    const from = startOfKstDay(now, 1 - days);
    return label === undefined ? { from } : { from, label };
  },
  target: bets.opened,
});
sample({ clock: writeClosed, target: bets.closed });
