import { ADMIN_ROLE, MEMBER_TYPE } from '#rules/roles.ts';
import { exampleOf } from '../contract/examples.ts';
import { operationOfId } from '../contract/document.ts';
import type { Schemas } from '../contract/types.ts';

type Member = Required<Schemas['Member']>;

/** The password of the demo accounts, as on the reference server. */
const DEMO_PASSWORD = 'demo1234';

/** What tells each demo account from the member of the contract's example; amounts in minor units. */
const DEMO_ACCOUNTS: Readonly<Record<string, Partial<Member>>> = {
  member01: { nickname: '한판이' },
  member02: { nickname: '골드왕', level: 12, emoney: 5_000_000, point: 120_000 },
  coin01: { nickname: '코인러', level: 1, currency: 'USD', emoney: 100_000, tetherSignupFlag: 1 },
  tend22: { nickname: '조심이', level: 2, tendency: 22, emoney: 300_000 },
  unread01: { nickname: '쪽지맨', level: 2, emoney: 300_000, unreadCount: 1 },
  manager01: { nickname: '매니저', type: MEMBER_TYPE.manager, emoney: 0 },
  admin01: { nickname: '관리팀', role: ADMIN_ROLE, emoney: 0 },
  admin02: { nickname: '정산팀', role: ADMIN_ROLE, emoney: 0 },
};

/** A member and the password of the account. */
export interface Account {
  member: Member;
  password: string;
}

const example = operationOfId('login').requestExample as Schemas['LoginRequest'];

function makeMember(userId: string, own: Partial<Member>, now: number): Member {
  const { member } = exampleOf('login', now);
  if (member === undefined) throw new Error('the contract shows no member at login');
  const { nickname = userId } = own;
  const names = { userId, nickname, nickName: nickname };
  const base = { ...(member as Member), unreadCount: 0, id: `mem_demo_${userId}` };
  return { ...base, ...own, ...names };
}

/** The account of a user id at `now`, epoch milliseconds: a demo account, or that of the contract's own example. */
export function accountOf(userId: string, now: number): Account | null {
  if (userId === example.userId) return { ...example, member: makeMember(userId, {}, now) };
  const own = DEMO_ACCOUNTS[userId];
  return own ? { member: makeMember(userId, own, now), password: DEMO_PASSWORD } : null;
}

/** The account that a sign-up asks for. */
export function accountOfSignup(request: Schemas['SignupRequest'], now: number): Account {
  const { userId, password, nickname, tetherSignupFlag } = request;
  const currency = tetherSignupFlag === 1 ? 'USD' : 'KRW';
  const own = { nickname, tetherSignupFlag, currency, level: 1, emoney: 0, point: 0 } as const;
  return { member: makeMember(userId, own, now), password };
}
