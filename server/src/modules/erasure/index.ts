import type { ModuleDeps, ServerModule } from '../../lib/module.ts';
import { createNightly } from '../../lib/nightly.ts';
import { createErasureService } from './service.ts';

export { erasureInvariants } from './invariants.ts';

/** 03:00 in Seoul, before the check of all invariants. */
const HOUR = 3;

/** Makes the job that removes, every night, the personal data of members whose term is over. */
export function createErasureModule(
  deps: Pick<ModuleDeps, 'db' | 'clock' | 'log' | 'config'>,
): ServerModule {
  const { db, log, config } = deps;
  const service = createErasureService(db, config.personalDataYears);
  return createNightly(deps, {
    name: 'personal-data',
    hour: HOUR,
    async run(now) {
      const members = await service.eraseDue(now);
      log.info({ members }, 'personal data removed');
    },
  });
}
