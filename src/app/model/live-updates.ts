import { createEvent, sample } from 'effector';
import { clockStarted } from '@/shared/lib/clock';

/** Everything that ticks, polls or streams starts here, after the first paint. */
export const liveUpdatesStarted = createEvent();

sample({ clock: liveUpdatesStarted, target: clockStarted });
