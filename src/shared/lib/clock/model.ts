import { createEffect, createEvent, createStore, attach, sample, scopeBind } from 'effector';

/** Differences below this are noise of the network. */
const toleranceMs = 250;
const tickMs = 1000;
const minuteMs = 60_000;

export const clockStarted = createEvent();
export const clockStopped = createEvent();
/** The server sent its time: epoch milliseconds, and how long ago it did. */
export const serverTimeSeen = createEvent<{ at: number; age?: number }>();
const ticked = createEvent<number>();

/** Server's clock minus this machine's, milliseconds. */
export const $serverOffset = createStore(0);
/** The server's time, renewed every second while the app runs, epoch milliseconds. */
export const $now = createStore(0);
/** The same in whole minutes: what is shown in minutes, and what need not be drawn or counted again each second. */
export const $minute = $now.map((now) => now - (now % minuteMs));
const $timer = createStore<ReturnType<typeof setInterval> | null>(null, { serialize: 'ignore' });

const readClockFx = createEffect(() => Date.now());
const measureFx = createEffect(({ at, age = 0 }: { at: number; age?: number }) => {
  return at + age - Date.now();
});
const startTimerFx = createEffect(() => {
  const onTick = scopeBind(ticked);
  onTick(Date.now());
  return setInterval(() => onTick(Date.now()), tickMs);
});
const stopTimerFx = attach({
  source: $timer,
  effect: (timer) => {
    if (timer !== null) clearInterval(timer);
  },
});

/** Reads the server's time at this very moment, epoch milliseconds. */
export const readNowFx = attach({
  source: $serverOffset,
  effect: async (offset) => offset + (await readClockFx()),
});

sample({ clock: serverTimeSeen, target: measureFx });
sample({
  clock: measureFx.doneData,
  source: $serverOffset,
  filter: (known, measured) => Math.abs(known - measured) > toleranceMs,
  fn: (_known, measured) => measured,
  target: $serverOffset,
});
sample({ clock: clockStarted, target: startTimerFx });
sample({ clock: startTimerFx.doneData, target: $timer });
sample({ clock: clockStopped, target: stopTimerFx });
sample({
  clock: ticked,
  source: $serverOffset,
  fn: (offset, time) => offset + time,
  target: $now,
});
