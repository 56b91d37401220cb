import type { Log } from '../../lib/log.ts';
import type { Sessions } from './sessions.ts';

/** A stream outlives its session by so long at most, milliseconds. */
const EVERY_MS = 5_000;

/**
 * Looks at the sessions that hold streams here: what ends on another server (a sign-in there, a ban) is not published here. In
 * real time: a manual clock does not move while people come and go.
 */
export function createStreamCheck(
  { log }: { log: Log },
  sessions: Pick<Sessions, 'dropEnded'>,
  open: () => readonly string[],
) {
  let timer: NodeJS.Timeout | undefined;
  let isRunning = false;
  async function check(): Promise<void> {
    // One at a time, however slow the database is.
    if (isRunning) return;
    isRunning = true;
    try {
      await sessions.dropEnded(open());
    } catch (error) {
      log.error({ err: error }, 'the sessions of streams could not be read');
    } finally {
      isRunning = false;
    }
  }
  return {
    start(): void {
      timer = setInterval(() => void check(), EVERY_MS);
      timer.unref();
    },
    stop: (): void => clearInterval(timer),
  };
}
