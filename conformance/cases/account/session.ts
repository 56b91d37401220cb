import { notTried } from '../context.ts';
import { type Case, defineCase } from '../define-case.ts';
import { logIn, newcomer, regular, sessionOf, SHARED } from '../people.ts';
import { openReader } from '../stream/reader.ts';

const MOST_WRONG = 5;
/** No session lives longer after its login. */
const LONGEST_MINUTES = 12 * 60;
const unknownId = () => `nobody${Math.floor(Math.random() * 1e8)}`;

export const sessionCases: readonly Case[] = [
  defineCase({
    id: 'session/login',
    what: 'a login answers a token and its member',
    async run(t) {
      const { member: credentials } = t.site.options.accounts;
      if (!credentials) notTried('no account "member" was given');
      const login = t.want(await t.call('login', { body: credentials }), 200);
      const { token, member } = login.body;
      t.site.sessions.set('member', { ...t.site.guest(), name: 'member', token, expiresAt: 0 });
      const read = await t.call('getMember', { as: { name: 'member', token } });
      t.check(read, 200);
      t.same(read, 'the member of the login', read.body.id, member?.id ?? read.body.id);
      const bearer = { name: 'a bearer token', token: `Bearer ${token}` };
      t.check(await t.call('getMember', { as: bearer }), 200);
    },
  }),
  defineCase({
    id: 'session/wrong-password',
    what: 'a wrong password and an unknown id look the same, and five in a row lock',
    async run(t) {
      const as = t.site.guest();
      const userId = unknownId();
      for (let tried = 0; tried < MOST_WRONG; tried += 1)
        t.check(
          await t.call('login', { as, body: { userId, password: `wrong${tried}` } }),
          'LOGIN_FAILED',
        );
      t.check(await t.call('login', { as, body: { userId, password: 'wrong9' } }), 'LOGIN_LOCKED');
      const { member } = t.site.options.accounts;
      const body = { userId: member?.userId ?? '', password: 'wrong-one' };
      t.check(await t.call('login', { body }), 'LOGIN_FAILED');
    },
  }),
  defineCase({
    id: 'session/suspended',
    what: 'a suspended member learns it with the right password only',
    needs: ['suspended'],
    async run(t) {
      const body = t.site.options.accounts.suspended ?? { userId: '', password: '' };
      t.check(await t.call('login', { body }), 'MEMBER_SUSPENDED');
      t.check(await t.call('login', { body: { ...body, password: 'wrong' } }), 'LOGIN_FAILED');
    },
  }),
  defineCase({
    id: 'session/replaced',
    what: 'a member has one session: the next login ends it, and its stream',
    needs: ['admin'],
    async run(t) {
      const session = await regular(t, SHARED);
      const { credentials } = t.site.regulars[SHARED] ?? (await newcomer(t));
      const stream = await openReader(t, 'me', session);
      const next = await logIn(t, 'a new member', credentials);
      t.check(await t.call('getMember', { as: session }), 'SESSION_REPLACED');
      t.check(await t.call('getMember', { as: next }), 200);
      await stream.endsWith('replaced');
    },
  }),
  defineCase({
    id: 'session/logout',
    what: 'a logout ends the session and its stream',
    needs: ['admin'],
    async run(t) {
      const session = await regular(t, SHARED);
      const stream = await openReader(t, 'me', session);
      t.check(await t.call('logout', { as: session }), 204);
      t.check(await t.call('getMember', { as: session }), 'SESSION_EXPIRED');
      await stream.endsWith('logout');
    },
  }),
  defineCase({
    id: 'session/extend',
    what: 'a navigation sets the session to the configured minutes from now',
    async run(t) {
      const as = await sessionOf(t, 'member');
      const minutes = Math.min((await t.call('getSetting')).body.autoLogoutMin, LONGEST_MINUTES);
      const extended = t.want(await t.call('extendSession', { as }), 200);
      const now = Number(extended.headers['x-server-time']);
      const off = Math.abs((extended.body.expiresAt - now) / 60_000 - minutes);
      t.holds(extended, off < 1, `an end ${minutes} minutes from ${now}`, extended.body);
    },
  }),
  defineCase({
    id: 'session/password',
    what: 'a changed password voids the old token and the old password',
    needs: ['admin'],
    async run(t) {
      const { session, credentials } = await newcomer(t);
      const { userId, password: currentPassword } = credentials;
      const change = (as: typeof session, body: object) => t.call('changePassword', { as, body });
      const newPassword = 'next5678';
      const wrong = { currentPassword: 'wrong000', newPassword };
      t.check(await change(session, wrong), 'WRONG_PASSWORD');
      const own = { currentPassword, newPassword: userId };
      t.check(await change(session, own), 'VALIDATION', 'the own id');
      const changed = t.want(await change(session, { currentPassword, newPassword }), 200);
      const next = { ...session, token: changed.body.token };
      t.check(await t.call('getMember', { as: next }), 200, 'the token of the answer');
      const old = await t.call('getMember', { as: session });
      t.holds(old, old.status !== 200, 'the old token is void', old.status);
      t.check(await t.call('login', { body: credentials }), 'LOGIN_FAILED', 'the old password');
      await logIn(t, 'a new member', { userId, password: newPassword });
    },
  }),
  defineCase({
    id: 'session/password-lost',
    what: 'a request for a lost password is answered the same for members and others',
    async run(t) {
      const rest = { nickname: '없는이름', contact: '텔레그램 nobody' };
      const known = t.site.options.accounts.member?.userId ?? 'member01';
      for (const userId of [known, 'nobody77']) {
        const answer = await t.call('findPassword', { body: { userId, ...rest } });
        t.check(answer, 202);
      }
    },
  }),
  defineCase({
    id: 'session/lobby',
    what: 'the lobbies open to players, the casino not to those who are kept from it',
    needs: ['restricted'],
    async run(t) {
      const open = async (account: 'member' | 'restricted', lobby: string) =>
        t.call('openLobby', { as: await sessionOf(t, account), path: { lobby } });
      t.check(await open('member', 'casino'), 200);
      t.check(await open('member', 'slot'), 200);
      t.check(await open('restricted', 'casino'), 'CASINO_RESTRICTED');
      t.check(await open('restricted', 'slot'), 200);
    },
  }),
];
