import type { Handlers } from '../../contract/types.ts';
import type { SiteLists } from './lists.ts';
import type { SettingService } from './service.ts';

type SettingHandlers = Pick<
  Handlers,
  'getSetting' | 'getMaintenance' | 'getAutoLogoutMin' | 'getSettingSignUp'
>;

type ListHandlers = Pick<Handlers, 'getMessenger' | 'getBankNames'>;

export function settingRoutes(setting: SettingService): SettingHandlers {
  return {
    async getSetting() {
      return { status: 200, body: await setting.view() };
    },
    async getMaintenance() {
      const { siteNoticeFlg } = await setting.switches();
      return { status: 200, body: { siteNoticeFlg } };
    },
    async getAutoLogoutMin() {
      const { autoLogoutMin } = await setting.switches();
      return { status: 200, body: { autoLogoutMin, logoutMin: autoLogoutMin } };
    },
    async getSettingSignUp() {
      const { joinStartEndFlg } = await setting.switches();
      return { status: 200, body: { joinStartEndFlg } };
    },
  };
}

export function listRoutes(lists: SiteLists): ListHandlers {
  return {
    getMessenger: async () => ({ status: 200, body: await lists.messengers() }),
    getBankNames: async () => ({ status: 200, body: await lists.banks() }),
  };
}
