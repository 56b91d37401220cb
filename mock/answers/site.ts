import { exampleOf } from '../contract/examples.ts';
import { Refused } from '../contract/problem.ts';
import type { Answers } from './types.ts';

export const siteAnswers: Answers = {
  getSetting: ({ world }) => ({ ...world.setting, serverTime: world.now() }),
  getMaintenance: ({ world: { setting } }) => ({ siteNoticeFlg: setting.siteNoticeFlg }),
  getAutoLogoutMin: ({ world: { setting } }) => ({
    autoLogoutMin: setting.autoLogoutMin,
    logoutMin: setting.autoLogoutMin,
  }),
  getSettingSignUp: ({ world: { setting } }) => ({ joinStartEndFlg: setting.joinStartEndFlg }),
  getSiteSettings: ({ world: { setting, now } }) => ({
    ...exampleOf('getSiteSettings', now()),
    siteNoticeFlg: setting.siteNoticeFlg,
    joinStartEndFlg: setting.joinStartEndFlg,
    tetherMaintenanceFlag: setting.tetherMaintenanceFlag,
    autoLogoutMin: setting.autoLogoutMin,
    idNiknameBan: setting.idNiknameBan,
  }),
  changeSetting({ world, body: { was: _was, ...change } }) {
    Object.assign(world.setting, change);
    const { siteNoticeFlg, joinStartEndFlg, tetherMaintenanceFlag } = world.setting;
    const switches = { siteNoticeFlg, joinStartEndFlg, tetherMaintenanceFlag };
    world.hub.publish('site', [{ kind: 'setting', ...switches }]);
    return { ...world.setting, serverTime: world.now() };
  },
  getMembers: ({ world, query }) =>
    world.applicants
      .filter(({ state }) => state === query.state)
      .map(({ account: { member }, state, createdAt }) => {
        const { id, userId, nickname } = member;
        return { id, userId, nickname, state, createdAt };
      }),
  approveMember({ world, params }) {
    const found = world.applicants.find(({ account }) => account.member.id === params.memberId);
    if (found === undefined) throw new Refused('NOT_FOUND');
    if (found.state !== 'applied') throw new Refused('INVALID_STATE');
    world.admit(found);
  },
  setClock({ world, body }) {
    world.passTime(Math.max(0, Date.parse(body.to) - world.now()));
    return { now: world.now() };
  },
};
