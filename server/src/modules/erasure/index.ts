import { defineModule, type ModuleDeps, type ServerModule } from '../../module.ts';
import { createNightly } from '../../lib/nightly.ts';
import { erasureInvariants } from './invariants.ts';
import { createErasureService } from './service.ts';

/** 03:00 in Seoul, before the check of all invariants. */
const HOUR = 3;

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

/** The end of the personal data of members whose term is over. */
export const erasureModule = defineModule({
  name: 'erasure',
  invariants: erasureInvariants,
  create: createErasureModule,
});
