import { randomInt, randomUUID } from 'node:crypto';
import { NO_RECOMMENDER, SIGNUP_CONSTANTS } from '#rules/signup.ts';
import type { AccountRole, Credentials } from '../site/options.ts';
import type { Newcomer, Session } from '../site/site.ts';
import { type CaseContext, notTried, type Schemas } from './context.ts';

/** A session ends by itself at the server's clock; one that is about to is not used again. */
const MARGIN_MS = 60_000;

/** Logs somebody in, from an address of their own where the server takes one. */
export async function logIn(t: CaseContext, name: string, body: Credentials): Promise<Session> {
  const guest = t.site.guest();
  const answer = t.want(await t.call('login', { as: guest, body }), 200, `the login of ${name}`);
  const { token, expiresAt = 0 } = answer.body;
  return { ...guest, name, token, expiresAt };
}

/** A session that is held, while it lasts; else a new one of the same person. */
async function renewed(
  t: CaseContext,
  held: Session | undefined,
  name: string,
  credentials: Credentials,
): Promise<Session> {
  if (held) {
    const alive = await t.call('getMember', { as: held });
    const now = Number(alive.headers['x-server-time']);
    const isLong = held.expiresAt === 0 || held.expiresAt - now > MARGIN_MS;
    if (alive.status === 200 && isLong) return held;
  }
  return logIn(t, name, credentials);
}

/** The session of an account, the same for all cases until it ends. */
export async function sessionOf(t: CaseContext, role: AccountRole): Promise<Session> {
  const credentials = t.site.options.accounts[role];
  if (!credentials) notTried(`no account "${role}" was given (--account ${role}=ID:PASSWORD)`);
  const session = await renewed(t, t.site.sessions.get(role), role, credentials);
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

/** The member a sign-up code belongs to, looked up once: the call is limited. */
async function ownerOf(t: CaseContext, code: string): Promise<string> {
  const { known } = t.site;
  const found = known.get(code);
  if (found) return found;
  const codes = t.want(await t.call('getSuggestionCode', { query: { codeEquals: code } }), 200);
  const [owner] = codes.body;
  t.holds(codes, owner !== undefined, `a sign-up code ${code}`, codes.body);
  known.set(code, owner?.memberId ?? '');
  return owner?.memberId ?? '';
}

async function bankInUse(t: CaseContext): Promise<number> {
  const banks = t.want(await t.call('getBankNames'), 200);
  return banks.body.find((one) => one.useFlag === 1)?.id ?? 0;
}

/** A sign-up of somebody new by one of the two forms. */
export async function signupBody(
  t: CaseContext,
  form: 'normal' | 'coin',
  more: Partial<Signup> = {},
): Promise<Signup> {
  const code = t.site.options.codes[form];
  const body: Signup = {
    ...SIGNUP_CONSTANTS,
    // Short enough to be a password, which it may not be.
    userId: `cf${randomUUID().replaceAll('-', '').slice(0, 10)}`,
    password: `pass${digits(6)}`,
    nickname: hangul(6),
    withdrawPassword: '1234',
    suggestionCode1: code,
    storeUserId: await ownerOf(t, code),
    tetherSignupFlag: form === 'coin' ? 1 : 0,
    recommender: form === 'coin' ? NO_RECOMMENDER : '',
  };
  if (form === 'coin') return { ...body, ...more };
  return {
    ...body,
    phoneNumber: `010${digits(8)}`,
    bankId: await bankInUse(t),
    accountNumber: `9${digits(11)}`,
    accountHolder: '홍길동',
    birthYear: 1990,
    ...more,
  };
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
export async function newcomer(t: CaseContext, more: Partial<Signup> = {}): Promise<Newcomer> {
  const made = await unreadNewcomer(t, more);
  const messages = t.want(await t.call('getMessages', { as: made.session }), 200);
  for (const { id } of messages.body.data)
    t.want(await t.call('openMessage', { as: made.session, path: { messageId: id } }), 200);
  return made;
}

/** The same, without having read anything. */
export async function unreadNewcomer(
  t: CaseContext,
  more: Partial<Signup> = {},
): Promise<Newcomer> {
  const body = await signupBody(t, 'normal', more);
  t.want(await t.call('signup', { body }), 201, 'a sign-up');
  const memberId = await applicantId(t, body.userId);
  const admin = await sessionOf(t, 'admin');
  t.want(await t.call('approveMember', { as: admin, path: { memberId } }), 204);
  const credentials = { userId: body.userId, password: body.password };
  return { session: await logIn(t, 'a new member', credentials), memberId, credentials };
}

/** The number of the new member whose calls may have been counted: before it are those of the limits. */
export const SHARED = 2;

/**
 * The new member number `at` of the run, for cases that need only a member without earlier calls of their
 * operation: the same one serves many operations, as sign-ups are limited.
 */
export async function regular(t: CaseContext, at: number): Promise<Session> {
  const { regulars } = t.site;
  const known = regulars[at];
  const { session, credentials, memberId } = known ?? (await newcomer(t));
  const held = known ? await renewed(t, session, session.name, credentials) : session;
  regulars[at] = { session: held, credentials, memberId };
  return held;
}

/** Money of a member, minor units. */
export async function moneyOf(t: CaseContext, as: Session): Promise<number> {
  const answer = t.want(await t.call('getMember', { as }), 200);
  return answer.body.emoney;
}
