import type { ModuleDeps } from '../../module.ts';
import { touchProbe } from './probe-repository.ts';

/** How long the result of a write is kept, in real time: checks in between cost nothing. */
const KEPT_MS = 2_000;
/** How long a write may take; one that takes longer is as good as none to who waits for a bet. */
const PATIENCE_MS = 2_000;

type Deps = Pick<ModuleDeps, 'db' | 'clock' | 'log'>;

/** Whether the database takes writes, by trying: one that only reads may be full, or out of files. */
export function createHealthService({ db, clock, log }: Deps) {
  let trying: Promise<boolean> | null = null;
  let known = { isWritable: false, readAt: -Infinity };

  async function tryWrite(): Promise<boolean> {
    let isWritable = true;
    try {
      await touchProbe(db, clock.now());
    } catch (err) {
      isWritable = false;
      log.error({ err }, 'the database takes no writes');
    }
    known = { isWritable, readAt: performance.now() };
    trying = null;
    return isWritable;
  }

  return {
    /** Answers within the time that a write may take; writes are tried one at a time, however slow. */
    async isWritable(): Promise<boolean> {
      if (performance.now() - known.readAt < KEPT_MS) return known.isWritable;
      trying ??= tryWrite();
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<boolean>((resolve) => {
        timer = setTimeout(resolve, PATIENCE_MS, false);
      });
      return Promise.race([trying, late]).finally(() => clearTimeout(timer));
    },
  };
}

export type HealthService = ReturnType<typeof createHealthService>;
