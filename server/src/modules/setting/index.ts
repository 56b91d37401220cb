import type { components } from '#contract/types.gen.ts';
import { defineModule, type ModuleDeps, type ServerModule } from '../../module.ts';
import { sportsModule } from '../sports/index.ts';
import { settingInvariants } from './invariants.ts';
import { createSiteLists, type SiteLists } from './lists.ts';
import { listRoutes, settingRoutes } from './routes.ts';
import { createSettingService, type SettingService } from './service.ts';
import { createSettingRequests, type SettingRequests } from './setting-request.ts';
import { createSiteFigures } from './site-figures.ts';
import { shownSwitches } from './switches.ts';

export type { SiteLists } from './lists.ts';
export type { WantedSetting } from './money-setting.ts';
export {
  isTetherMaintenance,
  limitsOf,
  readBonuses,
  readLimits,
  readUsdRate,
} from './repository.ts';
export type { SettingChange, SettingService, SettingView } from './service.ts';
export { askForSetting, type SettingDetails, type SettingRequests } from './setting-request.ts';

type BoardCount = components['schemas']['BoardCount'];
type SiteState = components['schemas']['SiteState'];

interface SettingModule extends ServerModule {
  service: SettingService;
  requests: SettingRequests;
  lists: SiteLists;
  /** `count` is how many members called lately, to be added to the guests with open streams. */
  countMembersBy(count: () => number): void;
}

function createSettingModule(deps: ModuleDeps, counts: () => BoardCount[]): SettingModule {
  let memberCount = () => 0;
  function accessCount(): number {
    const { connections, members } = deps.hub.stats();
    return connections - members + memberCount();
  }
  const figures = createSiteFigures(deps.bus, { accessCount, counts });
  const service = createSettingService(deps, accessCount);
  const lists = createSiteLists(deps.db);

  async function siteState(): Promise<SiteState> {
    return {
      ...shownSwitches(await service.switches()),
      currentAccessUserCount: await figures.access.show(),
      counts: await figures.counts.show(),
    };
  }

  return {
    routes: { ...settingRoutes(service), ...listRoutes(lists) },
    topics: [{ matches: (topic) => topic === 'site', snapshot: siteState }],
    service,
    requests: createSettingRequests(deps),
    lists,
    countMembersBy(count) {
      memberCount = count;
    },
    async start() {
      figures.start();
    },
    async close() {
      figures.stop();
    },
  };
}

/** The site's switches, amounts, messengers and banks, and the `site` topic. */
export const settingModule = defineModule({
  name: 'setting',
  tables: ['setting', 'messenger', 'bank', 'banned_word'],
  invariants: settingInvariants,
  guests: [
    'getSetting',
    'getMaintenance',
    'getAutoLogoutMin',
    'getSettingSignUp',
    'getMessenger',
    'getBankNames',
  ],
  create(deps, use) {
    const sports = use(sportsModule).service;
    return createSettingModule(deps, () => sports.counts());
  },
});
