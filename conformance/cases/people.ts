import { randomInt, randomUUID } from 'node:crypto';
import { NO_RECOMMENDER, SIGNUP_CONSTANTS } from '#rules/signup.ts';
import type { AccountRole, Credentials } from '../site/options.ts';
import type { Session } from '../site/site.ts';
import { type CaseContext, notTried, type Schemas } from './context.ts';

/** A session ends by itself at the server's clock; one that is about to is not used again. */
const MARGIN_MS = 60_000;

/** Logs somebody in, from an address of their own where the server takes one. */
export async function logIn(t: CaseContext, name: string, body: Credentials): Promise<Session> {
  const guest = t.site.guest();
  const answer = await t.call('login', { as: guest, body });
  t.want(answer, 200, `the login of ${name}`);
  const { token, expiresAt = 0 } = answer.body;
  return { ...guest, name, token, expiresAt };
}

/** The session of an account, the same for all cases until it ends. */
export async function sessionOf(t: CaseContext, role: AccountRole): Promise<Session> {
  const credentials = t.site.options.accounts[role];
  if (!credentials) notTried(`no account "${role}" was given (--account ${role}=ID:PASSWORD)`);
  const held = t.site.sessions.get(role);
  if (held) {
    const alive = await t.call('getMember', { as: held });
    const now = Number(alive.headers['x-server-time']);
    if (alive.status === 200 && (held.expiresAt === 0 || held.expiresAt - now > MARGIN_MS))
      return held;
  }
  const session = await logIn(t, role, credentials);
  t.site.sessions.set(role, session);
  return session;
}

const HANGUL = { from: 0xac00, count: 11_172 };

function hangul(length: number): string {
  return Array.from({ length }, () =>
    String.fromCharCode(HANGUL.from + randomInt(HANGUL.count)),
  ).join('');
}

const digits = (length: number) => Array.from({ length }, () => randomInt(10)).join('');

export type Signup = Schemas['SignupRequest'];

/** A sign-up of somebody new by one of the two forms. */
export async function signupBody(
  t: CaseContext,
  form: 'normal' | 'coin',
  more: Partial<Signup> = {},
): Promise<Signup> {
  const code = t.site.options.codes[form];
  const codes = await t.call('getSuggestionCode', { query: { codeEquals: code } });
  t.want(codes, 200);
  const [owner] = codes.body;
  t.holds(codes, owner !== undefined, `a sign-up code ${code}`, codes.body);
  const body: Signup = {
    ...SIGNUP_CONSTANTS,
    userId: `cf${randomUUID().replaceAll('-', '').slice(0, 12)}`,
    password: `pass${digits(6)}`,
    nickname: hangul(6),
    withdrawPassword: '1234',
    suggestionCode1: code,
    storeUserId: owner?.memberId ?? '',
    tetherSignupFlag: form === 'coin' ? 1 : 0,
    recommender: form === 'coin' ? NO_RECOMMENDER : '',
  };
  if (form === 'coin') return { ...body, ...more };
  const banks = await t.call('getBankNames');
  t.want(banks, 200);
  const bankId = banks.body.find((one) => one.useFlag === 1)?.id ?? 0;
  return {
    ...body,
    phoneNumber: `010${digits(8)}`,
    bankId,
    accountNumber: `9${digits(11)}`,
    accountHolder: '홍길동',
    birthYear: 1990,
    ...more,
  };
}

export interface Newcomer {
  session: Session;
  memberId: string;
  credentials: Credentials;
}

/** The id of an applicant, as staff finds it. */
export async function applicantId(t: CaseContext, userId: string): Promise<string> {
  const admin = await sessionOf(t, 'admin');
  const listed = await t.call('getMembers', { as: admin, query: { state: 'applied' } });
  t.want(listed, 200);
  const found = listed.body.find((one) => one.userId === userId);
  t.holds(listed, found !== undefined, `${userId} among those who applied`, listed.body.length);
  return found?.id ?? '';
}

/** Somebody who has just signed up, was approved by an admin, logged in and read what the site wrote: without money. */
export async function newcomer(t: CaseContext): Promise<Newcomer> {
  const made = await unreadNewcomer(t);
  const messages = await t.call('getMessages', { as: made.session });
  t.want(messages, 200);
  for (const { id } of messages.body.data)
    t.want(await t.call('openMessage', { as: made.session, path: { messageId: id } }), 200);
  return made;
}

/** The same, without having read anything. */
export async function unreadNewcomer(t: CaseContext): Promise<Newcomer> {
  const body = await signupBody(t, 'normal');
  t.want(await t.call('signup', { body }), 201, 'a sign-up');
  const memberId = await applicantId(t, body.userId);
  const admin = await sessionOf(t, 'admin');
  const approved = await t.call('approveMember', { as: admin, path: { memberId } });
  t.want(approved, 204);
  const credentials = { userId: body.userId, password: body.password };
  return { session: await logIn(t, 'a new member', credentials), memberId, credentials };
}

/** Money of a member, minor units. */
export async function moneyOf(t: CaseContext, as: Session): Promise<number> {
  const answer = await t.call('getMember', { as });
  t.want(answer, 200);
  return answer.body.emoney;
}
