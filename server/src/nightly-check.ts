import { checkInvariants } from './invariants.ts';
import type { ModuleDeps, ServerModule } from './module.ts';
import { createNightly } from './lib/nightly.ts';

/** 04:00 in Seoul, when least is played. */
const HOUR = 4;

/** Checks all invariants every night. A finding is an error in the log; nothing is corrected. */
export function createNightlyCheck({
  db,
  clock,
  log,
  siteParts,
}: Pick<ModuleDeps, 'db' | 'clock' | 'log'> & {
  siteParts: Pick<ModuleDeps['siteParts'], 'ledger'>;
}): ServerModule {
  async function run(now: number): Promise<void> {
    const findings = await checkInvariants(db).catch((error: unknown) => {
      siteParts.ledger.fails();
      throw error;
    });
    siteParts.ledger.checked(findings.length, now);
    for (const finding of findings) log.error(finding, 'invariant broken');
    log.info({ findings: findings.length }, 'nightly check');
  }
  return createNightly({ clock, log }, { name: 'nightly-check', hour: HOUR, run });
}
