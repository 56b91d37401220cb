import { merge, sample } from 'effector';
import { createGate } from 'effector-react';
import { throttle } from 'patronum';
import { latestRecords } from '@/entities/desk-audit';
import { debtsChanged, deskChanged, deskResumed, inquiriesChanged } from '@/entities/desk-request';

/** What staff decides is among the latest after so long at most, milliseconds. */
const readsEvery = 5_000;

/** The latest actions are on the screen. */
export const RecentGate = createGate();

sample({ clock: RecentGate.open, target: latestRecords.start });
sample({ clock: RecentGate.close, target: latestRecords.reset });
// Nothing before the first start, and so nothing where they are not shown.
sample({
  clock: throttle(merge([deskChanged, inquiriesChanged, debtsChanged, deskResumed]), readsEvery),
  filter: RecentGate.status,
  target: latestRecords.refresh,
});
