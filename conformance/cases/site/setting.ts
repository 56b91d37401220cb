import { type Case, defineCase } from '../define-case.ts';
import { operations } from '../../contract/document.ts';
import { sampleRequest } from '../../contract/sample.ts';
import { sessionOf } from '../people.ts';
import { openReader } from '../stream/reader.ts';

const NEAR_MS = 2_000;

export const settingCases: readonly Case[] = [
  defineCase({
    id: 'setting/clock',
    what: 'every answer says the time of the server, which does not go back',
    async run(t) {
      let last = 0;
      for (let read = 0; read < 5; read += 1) {
        const answer = t.want(await t.call('getSetting'), 200);
        const header = Number(answer.headers['x-server-time']);
        const off = Math.abs(header - answer.body.serverTime);
        t.holds(
          answer,
          off <= NEAR_MS,
          `x-server-time near serverTime ${answer.body.serverTime}`,
          header,
        );
        t.holds(answer, header >= last, `no time before ${last}`, header);
        last = header;
      }
    },
  }),
  defineCase({
    id: 'setting/parts',
    what: 'the settings one by one are those of the whole',
    async run(t) {
      const { body: all } = await t.call('getSetting');
      const maintenance = await t.call('getMaintenance');
      t.same(maintenance, 'siteNoticeFlg', maintenance.body.siteNoticeFlg, all.siteNoticeFlg);
      const minutes = await t.call('getAutoLogoutMin');
      t.same(minutes, 'autoLogoutMin', minutes.body.autoLogoutMin, all.autoLogoutMin);
      const signup = await t.call('getSettingSignUp');
      t.same(signup, 'joinStartEndFlg', signup.body.joinStartEndFlg, all.joinStartEndFlg);
      t.same('getSetting', 'logoutMin', all.logoutMin, all.autoLogoutMin);
    },
  }),
  defineCase({
    id: 'setting/inquiry',
    what: 'a guest asks staff',
    async run(t) {
      const body = {
        contact: '텔레그램 nobody',
        title: '가입 문의',
        contents: '문의합니다. 답변 바랍니다.',
      };
      t.check(await t.call('sendNonMemberInquiry', { body }), 201);
    },
  }),
  defineCase({
    id: 'setting/change',
    what: 'what an admin sets holds at once, and the stream says so',
    needs: ['admin'],
    phase: 'switches',
    async run(t) {
      const as = await sessionOf(t, 'admin');
      const { body: before } = await t.call('getSetting');
      const reader = await openReader(t, 'site', t.site.guest());
      await reader.caughtUp();
      const { autoLogoutMin, tetherMaintenanceFlag } = before;
      const changed = {
        autoLogoutMin: autoLogoutMin + 1,
        tetherMaintenanceFlag: 1 - tetherMaintenanceFlag,
      };
      const back = {
        autoLogoutMin,
        tetherMaintenanceFlag,
        joinStartEndFlg: before.joinStartEndFlg,
      };
      t.atEnd(async () => void (await t.call('changeSetting', { as, body: back })));
      const answer = await t.call('changeSetting', {
        as,
        body: { ...changed, joinStartEndFlg: true },
      });
      t.want(answer, 200);
      const stale = { autoLogoutMin: autoLogoutMin + 2, was: { autoLogoutMin } };
      t.check(await t.call('changeSetting', { as, body: stale }), 'INVALID_STATE');
      const { body: after } = await t.call('getSetting');
      const read = {
        autoLogoutMin: after.autoLogoutMin,
        tetherMaintenanceFlag: after.tetherMaintenanceFlag,
      };
      t.same('changeSetting', 'the settings', read, changed);
      const isPublished = () =>
        reader.changes('site').some((one) => one.kind === 'setting' && one.joinStartEndFlg);
      await reader.until('the closed sign-up on the stream', isPublished);
    },
  }),
  defineCase({
    id: 'setting/maintenance',
    what: 'under maintenance only admins get in, and members’ streams end',
    needs: ['admin'],
    phase: 'switches',
    async run(t) {
      const admin = await sessionOf(t, 'admin');
      const member = await sessionOf(t, 'member');
      const reader = await openReader(t, 'me,site', member);
      await reader.caughtUp();
      const close = (siteNoticeFlg: boolean) =>
        t.call('changeSetting', { as: admin, body: { siteNoticeFlg } });
      t.atEnd(async () => void t.check(await close(false), 200));
      t.want(await close(true), 200);
      await reader.endsWith('maintenance');
      const switched = await t.call('getMaintenance');
      t.same(switched, 'siteNoticeFlg', switched.body, { siteNoticeFlg: true });
      for (const operation of operations.filter((one) => !one.allowInMaintenance)) {
        const answer = await t.send(operation, { ...sampleRequest(operation), as: t.site.guest() });
        t.check(answer, 'UNDER_MAINTENANCE');
      }
      const dead = await t.call('getMember', { as: member });
      t.holds(dead, dead.status !== 200, 'the session of a member is over', dead.status);
      const { member: credentials } = t.site.options.accounts;
      if (credentials) t.check(await t.call('login', { body: credentials }), 'UNDER_MAINTENANCE');
      t.check(await t.call('getMember', { as: admin }), 200, 'an admin');
      t.check(await t.call('getBoardCounts', { as: admin }), 200, 'an admin');
    },
  }),
];
