import { createEffect, createStore, sample } from 'effector';
import { $member } from '@/entities/member';
import { createLineList, type LinesQuery } from '@/entities/statement';
import {
  conversionClosed,
  conversionOpened,
  converted,
  pointTerms,
} from '@/features/point-conversion';
import { rollingClosed, rollingOpened } from '@/features/rolling-conversion';
import { readNowFx } from '@/shared/lib/clock';
import { startOfKstDay } from '@/shared/lib/format';
import { pageClosed, pageOpened } from './events';

const DAY_MS = 24 * 3_600_000;

/** Lines of the points of a year, newest first. */
export const lines = createLineList({ pageSize: 15 });

const readPeriodFx = createEffect(() => readNowFx());
const $isOpen = createStore(false)
  .on(pageOpened, () => true)
  .reset(pageClosed);
const $balance = $member.map((member) => member?.point ?? null);

sample({
  clock: pageOpened,
  target: [conversionOpened, rollingOpened, readPeriodFx],
});
sample({
  clock: readPeriodFx.doneData,
  filter: $isOpen,
  // Whole days, until the end of tomorrow, so that what happens while the page is open is in it.
  fn: (now): LinesQuery => {
    const today = startOfKstDay(now);
    return { account: 'points', from: today - 364 * DAY_MS, to: today + 2 * DAY_MS };
  },
  target: lines.opened,
});
sample({ clock: pageClosed, target: [conversionClosed, rollingClosed, lines.closed] });
sample({ clock: converted, target: lines.refresh });
// Points came or went, on whichever device.
sample({
  clock: $balance,
  source: { isOpen: $isOpen, terms: pointTerms.$data },
  filter: ({ isOpen, terms }, balance) => isOpen && terms !== null && terms.balance !== balance,
  target: [pointTerms.refresh, lines.refresh],
});
