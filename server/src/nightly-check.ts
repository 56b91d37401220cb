import { checkInvariants } from './invariants.ts';
import type { ModuleDeps, ServerModule } from './lib/module.ts';
import { DAY_MS, startOfSeoulDay } from './lib/seoul-time.ts';

/** 04:00 in Seoul, when least is played. */
const AFTER_MIDNIGHT_MS = 4 * 3_600_000;

function lastNight(now: number): number {
  const tonight = startOfSeoulDay(now) + AFTER_MIDNIGHT_MS;
  return tonight <= now ? tonight : tonight - DAY_MS;
}

/** Makes the check of all invariants, every night. A finding is an error in the log; nothing is corrected. */
export function createNightlyCheck({
  db,
  clock,
  log,
}: Pick<ModuleDeps, 'db' | 'clock' | 'log'>): ServerModule {
  let due = lastNight(clock.now()) + DAY_MS;
  let running: Promise<void> = Promise.resolve();

  async function check(): Promise<void> {
    const findings = await checkInvariants(db);
    for (const finding of findings) log.error(finding, 'invariant broken');
    log.info({ findings: findings.length }, 'nightly check');
  }

  return {
    handlers: {},
    tasks: [
      {
        name: 'nightly-check',
        // Of the nights over which a clock is moved by hand, the last one finds what all of them would.
        nextDue: (horizon) => (horizon === undefined ? due : Math.max(due, lastNight(horizon))),
        runDue(now) {
          due = lastNight(now) + DAY_MS;
          // Beside the other tasks: settlement does not wait for it.
          running = running
            .then(check)
            .catch((error: unknown) => log.error({ err: error }, 'nightly check failed'));
          return Promise.resolve();
        },
      },
    ],
    close: () => running,
  };
}
