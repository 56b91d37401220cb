import { checkInvariants } from './invariants.ts';
import type { ModuleDeps, ServerModule } from './module.ts';
import { createNightly } from './lib/nightly.ts';

/** 04:00 in Seoul, when least is played. */
const HOUR = 4;

/** Makes the check of all invariants, every night. A finding is an error in the log; nothing is corrected. */
export function createNightlyCheck({
  db,
  clock,
  log,
}: Pick<ModuleDeps, 'db' | 'clock' | 'log'>): ServerModule {
  async function run(): Promise<void> {
    const findings = await checkInvariants(db);
    for (const finding of findings) log.error(finding, 'invariant broken');
    log.info({ findings: findings.length }, 'nightly check');
  }
  return createNightly({ clock, log }, { name: 'nightly-check', hour: HOUR, run });
}
