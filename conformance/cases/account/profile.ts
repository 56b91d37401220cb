import type { Session } from '../../site/site.ts';
import { type Case, defineCase } from '../define-case.ts';
import { newcomer, sessionOf } from '../people.ts';

/** The withdrawal password of a new member. */
const PASSWORD = '1234';

export const profileCases: readonly Case[] = [
  defineCase({
    id: 'profile/own',
    what: 'members see their own account, and nothing secret of it',
    async run(t) {
      const as = await sessionOf(t, 'member');
      const profile = t.want(await t.call('getProfile', { as }), 200);
      const { signIns, bank } = profile.body;
      t.holds(profile, signIns.length > 0, 'the sign-in of this session', signIns);
      const hidden = bank === null || /^····\d{4}$/.test(bank.accountNumber);
      t.holds(profile, hidden, 'an account number that is hidden', bank);
    },
  }),
  defineCase({
    id: 'profile/preference',
    what: 'a member who takes no news gets no message to many',
    needs: ['admin'],
    async run(t) {
      const { session: as } = await newcomer(t);
      const staff = await sessionOf(t, 'admin');
      const reach = async () => {
        const all = await t.call('previewMessages', { as: staff, body: { all: true } });
        t.want(all, 200);
        return all.body.receivers;
      };
      const before = await reach();
      const body = { receivesNews: false, isInHallOfFame: false };
      const chosen = t.want(await t.call('setPreference', { as, body }), 200);
      t.same(chosen, 'the preference', chosen.body, body);
      const profile = await t.call('getProfile', { as });
      t.same(profile, 'the preference', profile.body.preference, body);
      t.same('previewMessages', 'receivers', await reach(), before - 1);
    },
  }),
  defineCase({
    id: 'profile/elsewhere',
    what: 'signing out elsewhere asks for the password and voids the old token',
    needs: ['admin'],
    async run(t) {
      const { session, credentials } = await newcomer(t);
      const signOut = (as: Session, currentPassword: string) =>
        t.call('signOutElsewhere', { as, body: { currentPassword } });
      t.check(await signOut(session, 'wrong000'), 'WRONG_PASSWORD');
      const done = t.want(await signOut(session, credentials.password), 200);
      const old = await t.call('getMember', { as: session });
      t.holds(old, old.status !== 200, 'the old token is void', old.status);
      const next = { ...session, token: done.body.token };
      t.check(await t.call('getMember', { as: next }), 200, 'the token of the answer');
    },
  }),
  defineCase({
    id: 'profile/withdraw-password',
    what: 'the withdrawal password is changed against the current one',
    needs: ['admin'],
    async run(t) {
      const { session: as } = await newcomer(t);
      const change = (currentPassword: string, newPassword: string) =>
        t.call('changeWithdrawPassword', { as, body: { currentPassword, newPassword } });
      t.check(await change('0000', '7391'), 'REQUEST_REFUSED');
      t.check(await change(PASSWORD, '7391'), 200);
      t.check(await change(PASSWORD, '5555'), 'REQUEST_REFUSED', 'the old one');
    },
  }),
  defineCase({
    id: 'profile/leave',
    what: 'nobody leaves with money, and whoever left does not sign in',
    needs: ['admin'],
    async run(t) {
      const { session, credentials } = await newcomer(t);
      const { member } = t.site.options.accounts;
      if (member) {
        const as = await sessionOf(t, 'member');
        const body = { currentPassword: member.password };
        t.check(await t.call('leaveSite', { as, body }), 'INVALID_STATE', 'with money');
      }
      const leave = (currentPassword: string) =>
        t.call('leaveSite', { as: session, body: { currentPassword } });
      t.check(await leave('wrong000'), 'WRONG_PASSWORD');
      t.check(await leave(credentials.password), 200);
      t.check(await t.call('login', { body: credentials }), 'LOGIN_FAILED');
    },
  }),
];
