import type { Answers } from './types.ts';

export const siteAnswers: Answers = {
  getSetting: ({ world }) => ({ ...world.setting, serverTime: world.now() }),
  getMaintenance: ({ world: { setting } }) => ({ siteNoticeFlg: setting.siteNoticeFlg }),
  getAutoLogoutMin: ({ world: { setting } }) => ({
    autoLogoutMin: setting.autoLogoutMin,
    logoutMin: setting.autoLogoutMin,
  }),
  getSettingSignUp: ({ world: { setting } }) => ({ joinStartEndFlg: setting.joinStartEndFlg }),
  changeSetting({ world, body }) {
    Object.assign(world.setting, body);
    const { siteNoticeFlg, joinStartEndFlg } = world.setting;
    world.hub.publish('site', [{ kind: 'setting', siteNoticeFlg, joinStartEndFlg }]);
    return { ...world.setting, serverTime: world.now() };
  },
  setClock({ world, body }) {
    world.passTime(Math.max(0, Date.parse(body.to) - world.now()));
    return { now: world.now() };
  },
};
