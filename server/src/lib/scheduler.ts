import type { FastifyBaseLogger } from 'fastify';
import type { Clock, ManualClock } from './clock.ts';

/** Work that falls due at an instant of the clock. It must be safe to run again after a crash. */
export interface DueTask {
  name: string;
  /**
   * The earliest instant at which there is something to do; null when there is nothing. `horizon` is how
   * far a manual clock is being moved: a task of very many small steps may take them together up to it.
   */
  nextDue(horizon?: number): Promise<number | null> | number | null;
  /** Does everything due at `now` or before, so that `nextDue` moves on. */
  runDue(now: number): Promise<void>;
}

export interface Scheduler {
  register(task: DueTask): void;
  /** Follows a system clock in real time; does nothing on a manual one. */
  start(): void;
  /** Plays everything due until `to`, each at its own instant, then stops at `to`. Manual clock only. */
  advanceTo(to: number): Promise<void>;
  stop(): Promise<void>;
}

const TICK_MS = 200;
const SAVE_EVERY_MS = 60_000;
const FIRST_RETRY_MS = 500;
const LONGEST_RETRY_MS = 30_000;
/** A task that stays due at one instant this often has forgotten to move on. */
const MAX_RUNS_AT_ONE_INSTANT = 10_000;

interface Entry {
  task: DueTask;
  failures: number;
  /** Real time before which a failed task is left alone. */
  retryAt: number;
}

function isManual(clock: Clock): clock is ManualClock {
  return 'set' in clock;
}

/** The task that is due first, the one registered earlier where two are; null when none has anything to do. */
async function earliest(
  entries: readonly Entry[],
  horizon: number,
): Promise<{ task: DueTask; due: number } | null> {
  let best: { task: DueTask; due: number } | null = null;
  for (const { task } of entries) {
    const due = await task.nextDue(horizon);
    if (due !== null && (best === null || due < best.due)) best = { task, due };
  }
  return best;
}

export interface SchedulerOptions {
  clock: Clock;
  log: FastifyBaseLogger;
  /** Remembers the instant of a manual clock, at least once a minute of its time and at the end. */
  save?: (at: number) => Promise<void>;
}

/** Ties run in the order of registration. */
export function createScheduler({ clock, log, save }: SchedulerOptions): Scheduler {
  const entries: Entry[] = [];
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  let pass: Promise<void> = Promise.resolve();

  async function runEntry(entry: Entry): Promise<void> {
    if (performance.now() < entry.retryAt) return;
    try {
      const due = await entry.task.nextDue();
      const now = clock.now();
      if (due !== null && due <= now) await entry.task.runDue(now);
      entry.failures = 0;
    } catch (error) {
      entry.failures += 1;
      const wait = Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** (entry.failures - 1));
      entry.retryAt = performance.now() + wait;
      log.error({ err: error, task: entry.task.name, failures: entry.failures }, 'task failed');
    }
  }

  async function runPass(): Promise<void> {
    for (const entry of entries) {
      if (stopped) return;
      await runEntry(entry);
    }
  }

  function tick(): void {
    pass = runPass().then(() => {
      if (!stopped) timer = setTimeout(tick, TICK_MS);
    });
  }

  async function play(manual: ManualClock, to: number): Promise<void> {
    if (to < manual.now())
      throw new Error(`the clock cannot go back from ${manual.now()} to ${to}`);
    let runs = 0;
    let saved = manual.now();
    for (;;) {
      const next = await earliest(entries, to);
      if (next === null || next.due > to || stopped) break;
      const at = Math.max(next.due, manual.now());
      runs = at === manual.now() ? runs + 1 : 0;
      if (runs > MAX_RUNS_AT_ONE_INSTANT)
        throw new Error(`task ${next.task.name} stays due at ${at}`);
      manual.set(at);
      await next.task.runDue(at);
      if (at - saved >= SAVE_EVERY_MS) {
        await save?.(at);
        saved = at;
      }
    }
    manual.set(to);
    await save?.(to);
  }

  return {
    register(task) {
      entries.push({ task, failures: 0, retryAt: 0 });
    },
    start() {
      if (!isManual(clock)) tick();
    },
    advanceTo(to) {
      if (!isManual(clock)) return Promise.reject(new Error('only a manual clock can be moved'));
      const played = pass.then(() => play(clock, to));
      pass = played.catch(() => undefined);
      return played;
    },
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await pass;
    },
  };
}
