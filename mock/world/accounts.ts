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
};

interface Credentials {
  userId: string;
  password: string;
}

const example = operationOfId('login').requestExample as Credentials;

/** Whether a member can log in by this: a demo account, or that of the contract's own example. */
export function isKnownLogin({ userId, password }: Credentials): boolean {
  if (userId === example.userId) return password === example.password;
  return userId in DEMO_ACCOUNTS && password === DEMO_PASSWORD;
}

/** The member of an account at `now`, epoch milliseconds; null where there is no such account. */
export function memberOf(userId: string, now: number): Member | null {
  const { member } = exampleOf('login', now);
  if (member === undefined) throw new Error('the contract shows no member at login');
  if (userId === example.userId) return { ...(member as Member), unreadCount: 0 };
  const own = DEMO_ACCOUNTS[userId];
  if (own === undefined) return null;
  const { nickname = userId } = own;
  const id = `mem_demo_${userId}`;
  return {
    ...(member as Member),
    unreadCount: 0,
    ...own,
    id,
    userId,
    nickname,
    nickName: nickname,
  };
}
