import { createEvent, createStore, sample } from 'effector';
import { delay } from 'patronum';

/** Shorter waits show nothing, and what is shown stays this long at least. */
const throttleMs = 200;
/** Time the bar takes to fill; what is not done by then waits at the end. */
export const progressDurationMs = 5000;

export const workStarted = createEvent();
export const workFinished = createEvent();

const $running = createStore(0);
export const $isProgressShown = createStore(false);

const began = sample({ clock: $running, filter: (running) => running === 1 });
const ended = sample({ clock: $running, filter: (running) => running === 0 });
const patienceEnded = delay({ source: began, timeout: throttleMs });
const minimumShown = delay({ source: ended, timeout: throttleMs });

$running.on(workStarted, (running) => running + 1);
$running.on(workFinished, (running) => Math.max(0, running - 1));

sample({
  clock: patienceEnded,
  source: $running,
  filter: (running) => running > 0,
  fn: () => true,
  target: $isProgressShown,
});
sample({
  clock: minimumShown,
  source: $running,
  filter: (running) => running === 0,
  fn: () => false,
  target: $isProgressShown,
});
