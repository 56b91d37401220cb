import type { Clock } from './clock.ts';
import type { Log } from './log.ts';
import type { DueTask } from './scheduler.ts';
import { DAY_MS, startOfSeoulDay } from './seoul-time.ts';

interface Nightly {
  name: string;
  /** After midnight in Seoul. */
  hour: number;
  run(now: number): Promise<void>;
}

/**
 * Of the nights over which a clock is moved by hand only the last one is run: what it does, it does for all of them. It
 * runs beside the other tasks, which do not wait for it.
 */
export function createNightly(
  { clock, log }: { clock: Clock; log: Log },
  { name, hour, run }: Nightly,
): { scheduled: DueTask[]; close(): Promise<void> } {
  const at = hour * 3_600_000;
  const lastNight = (now: number) => {
    const tonight = startOfSeoulDay(now) + at;
    return tonight <= now ? tonight : tonight - DAY_MS;
  };
  let due = lastNight(clock.now()) + DAY_MS;
  let running: Promise<void> = Promise.resolve();

  return {
    scheduled: [
      {
        name,
        nextDue: (horizon) => (horizon === undefined ? due : Math.max(due, lastNight(horizon))),
        runDue(now) {
          due = lastNight(now) + DAY_MS;
          running = running
            .then(() => run(now))
            .catch((error: unknown) => log.error({ err: error }, `${name} failed`));
          return Promise.resolve();
        },
      },
    ],
    close: () => running,
  };
}
