import type { components } from '#contract/types.gen.ts';
import type { ModuleDeps, ServerModule } from '../../lib/module.ts';
import { createAccessCount } from './access-count.ts';
import { settingRoutes } from './routes.ts';
import { createSettingService, type SettingService } from './service.ts';

export { settingInvariants } from './invariants.ts';
export type { Switches } from './repository.ts';
export type { SettingService, SettingView } from './service.ts';

type BoardCount = components['schemas']['BoardCount'];
type SiteState = components['schemas']['SiteState'];

export interface SettingPorts {
  /** Guests with an open stream and members who called lately. */
  accessCount(): number;
  /** How many fixtures each board has. */
  counts(): BoardCount[] | Promise<BoardCount[]>;
}

/** Makes the module of the site's switches and of the `site` topic. */
export function createSettingModule(
  deps: ModuleDeps,
  { accessCount, counts }: SettingPorts,
): ServerModule & { service: SettingService } {
  const access = createAccessCount(deps.bus, accessCount);
  const service = createSettingService(deps, access.current);

  async function siteState(): Promise<SiteState> {
    const { siteNoticeFlg, joinStartEndFlg } = await service.switches();
    return {
      siteNoticeFlg,
      joinStartEndFlg,
      currentAccessUserCount: access.current(),
      counts: await counts(),
    };
  }

  return {
    handlers: settingRoutes(service),
    topics: [{ matches: (topic) => topic === 'site', snapshot: siteState }],
    service,
    async start() {
      access.start();
    },
    async close() {
      access.stop();
    },
  };
}
