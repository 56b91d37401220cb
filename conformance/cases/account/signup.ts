import { notTried } from '../context.ts';
import type { Case } from '../define-case.ts';
import { defineCase } from '../define-case.ts';
import { decide } from '../money/desk.ts';
import {
  applicantId,
  logIn,
  regular,
  SHARED,
  sessionOf,
  type Signup,
  signupBody,
} from '../people.ts';

type Field = 'userIdEquals' | 'nicknameEquals' | 'phoneNumberEquals' | 'accountNumberEquals';

/** Sign-ups that are refused, with the change that makes each so. */
const REFUSED: readonly { code: string; form?: 'coin'; change: Partial<Signup> }[] = [
  { code: 'INVALID_SIGNUP_CODE', change: { suggestionCode1: 'NOSUCHCODE' } },
  { code: 'INVALID_SIGNUP_CODE', change: { storeUserId: 'mem_of_nobody' } },
  { code: 'RECOMMENDER_NOT_FOUND', form: 'coin', change: { recommender: '없는추천인' } },
  { code: 'VALIDATION', form: 'coin', change: { phoneNumber: '01000000000' } },
  { code: 'VALIDATION', change: { phoneNumber: undefined } },
  { code: 'VALIDATION', change: { birthYear: 2099 } },
];

export const signupCases: readonly Case[] = [
  defineCase({
    id: 'signup/apply',
    what: 'a sign-up waits for approval, and can log in after it',
    needs: ['admin'],
    async run(t) {
      const body = await signupBody(t, 'coin');
      const { userId, password } = body;
      const applied = t.want(await t.call('signup', { body }), 201);
      t.same(applied, 'the applicant', applied.body, { userId, state: 'applied' });
      const credentials = { userId, password };
      t.check(await t.call('login', { body: credentials }), 'PENDING_APPROVAL');
      const path = { memberId: await applicantId(t, userId) };
      const as = await sessionOf(t, 'admin');
      t.check(await t.call('approveMember', { as, path }), 204);
      t.check(await t.call('approveMember', { as, path }), 204, 'approved once more');
      const unknown = { memberId: 'mem_of_nobody' };
      t.check(await t.call('approveMember', { as, path: unknown }), 'NOT_FOUND');
      const member = await t.call('getMember', { as: await logIn(t, userId, credentials) });
      const { emoney, currency, tetherSignupFlag } = member.body;
      const fresh = { emoney: 0, currency: 'USD', tetherSignupFlag: 1 };
      t.same(member, 'a coin member', { emoney, currency, tetherSignupFlag }, fresh);
    },
  }),
  defineCase({
    id: 'signup/rejected',
    what: 'an applicant who was rejected is not approved any more',
    needs: ['admin'],
    async run(t) {
      const body = await signupBody(t, 'coin');
      t.want(await t.call('signup', { body }), 201);
      const as = await sessionOf(t, 'admin');
      const memberId = await applicantId(t, body.userId);
      const path = { kind: 'signup' } as const;
      const waiting = await t.call('getDeskRequests', { as, path, query: { limit: 500 } });
      t.want(waiting, 200);
      const request = waiting.body.data.find((one) => one.memberId === memberId);
      t.holds(waiting, request !== undefined, `${body.userId} among the sign-ups`, memberId);
      const id = request?.id ?? '';
      t.want(await decide(t, as, { kind: 'signup', id }, 'reject', '적합성 시험'), 200);
      t.check(await t.call('approveMember', { as, path: { memberId } }), 'INVALID_STATE');
      const { userId, password } = body;
      const login = await t.call('login', { body: { userId, password } });
      t.holds(login, login.status !== 200, 'no login of somebody rejected', login.status);
    },
  }),
  defineCase({
    id: 'signup/refused',
    what: 'a sign-up with a wrong code, recommender or set of fields is refused',
    async run(t) {
      for (const { code, form, change } of REFUSED) {
        const body = await signupBody(t, form ?? 'normal', change);
        t.check(await t.call('signup', { body }), code, JSON.stringify(change));
      }
    },
  }),
  defineCase({
    id: 'signup/taken',
    what: 'an id, nickname, phone or account number is given once, and counted',
    async run(t) {
      const first = await signupBody(t, 'normal');
      t.want(await t.call('signup', { body: first }), 201);
      const taken: readonly [keyof Signup, Field, string][] = [
        ['userId', 'userIdEquals', 'DUPLICATE_USER_ID'],
        ['nickname', 'nicknameEquals', 'DUPLICATE_NICKNAME'],
        ['phoneNumber', 'phoneNumberEquals', 'DUPLICATE_PHONE'],
        ['accountNumber', 'accountNumberEquals', 'DUPLICATE_ACCOUNT'],
      ];
      for (const [field, query, code] of taken) {
        const body = await signupBody(t, 'normal', { [field]: first[field] });
        t.check(await t.call('signup', { body }), code);
        const count = await t.call('checkMember', { query: { [query]: String(first[field]) } });
        t.check(count, 200);
        t.same(count, `members with this ${field}`, count.body, 1);
        const free = await signupBody(t, 'normal');
        const none = await t.call('checkMember', { query: { [query]: String(free[field]) } });
        t.same(none, `members with a new ${field}`, none.body, 0);
      }
    },
  }),
  defineCase({
    id: 'signup/banned',
    what: 'banned words are no ids and no nicknames, and count as taken',
    async run(t) {
      const setting = await t.call('getSetting');
      const words = setting.body.idNiknameBan;
      const userId = words.find((word) => /^[A-Za-z0-9]{6,14}$/.test(word));
      const nickname = words.find((word) => /^[가-힣]{2,6}$/.test(word));
      if (!userId || !nickname) notTried('no word is banned that could be an id, or a nickname');
      const named = await signupBody(t, 'normal', { userId });
      t.check(await t.call('signup', { body: named }), 'BANNED_USER_ID', userId);
      const called = await signupBody(t, 'normal', { nickname });
      t.check(await t.call('signup', { body: called }), 'BANNED_NICKNAME', nickname);
      const count = await t.call('checkMember', { query: { nicknameEquals: nickname } });
      t.holds(count, count.body > 0, 'a banned word counts as taken', count.body);
    },
  }),
  defineCase({
    id: 'signup/code',
    what: 'an unknown sign-up code has no owner',
    async run(t) {
      const none = await t.call('getSuggestionCode', { query: { codeEquals: 'NOSUCHCODE' } });
      t.check(none, 200);
      t.same(none, 'the owners', none.body, []);
    },
  }),
  defineCase({
    id: 'signup/closed',
    what: 'while sign-up is closed every sign-up is refused, and the settings say so',
    needs: ['admin'],
    phase: 'switches',
    async run(t) {
      const as = await sessionOf(t, 'admin');
      const close = (joinStartEndFlg: boolean) =>
        t.call('changeSetting', { as, body: { joinStartEndFlg } });
      const closed = await close(true);
      try {
        t.check(closed, 200);
        t.same(closed, 'joinStartEndFlg', closed.body.joinStartEndFlg, true);
        t.check(await t.call('signup', { body: await signupBody(t, 'normal') }), 'SIGNUP_CLOSED');
        const setting = await t.call('getSettingSignUp');
        t.same(setting, 'joinStartEndFlg', setting.body.joinStartEndFlg, true);
      } finally {
        t.check(await close(false), 200);
      }
    },
  }),
  defineCase({
    id: 'signup/listed',
    what: 'staff finds members by their state',
    needs: ['admin'],
    async run(t) {
      await regular(t, SHARED);
      const memberId = t.site.regulars[SHARED]?.memberId;
      const as = await sessionOf(t, 'admin');
      for (const state of ['applied', 'approved', 'suspended'] as const) {
        const listed = await t.call('getMembers', { as, query: { state } });
        t.check(listed, 200);
        const states = [...new Set(listed.body.map((one) => one.state))];
        t.holds(
          listed,
          states.every((one) => one === state),
          `only ${state} members`,
          states,
        );
        const isThere = listed.body.some(({ id }) => id === memberId);
        // The list is the oldest 500.
        if (listed.body.length < 500)
          t.same(listed, `a new member among ${state}`, isThere, state === 'approved');
      }
    },
  }),
];
