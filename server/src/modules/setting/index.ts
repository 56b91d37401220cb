import type { components } from '#contract/types.gen.ts';
import type { ModuleDeps, ServerModule } from '../../lib/module.ts';
import { settingRoutes } from './routes.ts';
import { createSettingService, type SettingService } from './service.ts';
import { createSiteFigures, type SiteFigurePorts } from './site-figures.ts';

export { settingInvariants } from './invariants.ts';
export type { WantedSetting } from './money-setting.ts';
export {
  isTetherMaintenance,
  limitsOf,
  readBonuses,
  readLimits,
  readUsdRate,
} from './repository.ts';
export type { SettingChange, SettingService, SettingView, SiteSettings } from './service.ts';
export {
  askForSetting,
  createSettingRequests,
  type SettingDetails,
  type SettingRequests,
} from './setting-request.ts';

type SiteState = components['schemas']['SiteState'];

export type SettingPorts = SiteFigurePorts;

/** Makes the module of the site's switches and of the `site` topic. */
export function createSettingModule(
  deps: ModuleDeps,
  ports: SettingPorts,
): ServerModule & { service: SettingService } {
  const figures = createSiteFigures(deps.bus, ports);
  const service = createSettingService(deps, ports.accessCount);

  async function siteState(): Promise<SiteState> {
    const { siteNoticeFlg, joinStartEndFlg, tetherMaintenanceFlag } = await service.switches();
    return {
      siteNoticeFlg,
      joinStartEndFlg,
      tetherMaintenanceFlag,
      currentAccessUserCount: await figures.access.show(),
      counts: await figures.counts.show(),
    };
  }

  return {
    handlers: settingRoutes(service),
    topics: [{ matches: (topic) => topic === 'site', snapshot: siteState }],
    service,
    async start() {
      figures.start();
    },
    async close() {
      figures.stop();
    },
  };
}
