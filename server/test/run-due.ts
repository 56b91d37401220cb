import type { Clock } from '../src/lib/clock.ts';
import type { DueTask } from '../src/lib/scheduler.ts';

/** Runs once each task that is due, in their order. */
export async function runDue(tasks: readonly DueTask[] | undefined, clock: Clock): Promise<void> {
  for (const task of tasks ?? [])
    if (((await task.nextDue()) ?? Infinity) <= clock.now()) await task.runDue(clock.now());
}
