import type { Currency } from '#rules/money.ts';
import { ADMIN_ROLE, MEMBER_TYPE } from '#rules/roles.ts';

export interface DemoAccount {
  userId: string;
  nickname: string;
  level: number;
  type: number;
  role: number;
  withdrawalType: number;
  tendency: number;
  currency: Currency;
  /** Minor units of the currency. */
  emoney: number;
  point: number;
  /** Where withdrawals are paid to; null for coin accounts and staff. */
  bank: { bankId: number; accountNumber: string; holder: string } | null;
}

/** Known to everyone who reads the source: they exist on a server with demo data only. */
export const DEMO_PASSWORD = 'demo1234';
export const DEMO_WITHDRAW_PASSWORD = '1234';

const MEMBER = {
  level: 1,
  type: MEMBER_TYPE.regular,
  role: 0,
  withdrawalType: 0,
  tendency: 0,
  currency: 'KRW',
  emoney: 0,
  point: 0,
  bank: null,
} as const;

const bankOf = (accountNumber: string, holder: string) => ({ bankId: 4, accountNumber, holder });

/** The accounts printed at start, in the order in which they are printed. */
export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  {
    ...MEMBER,
    userId: 'member01',
    nickname: '한판이',
    level: 3,
    emoney: 1_000_000,
    point: 50_000,
    bank: bankOf('11002384021', '김한판'),
  },
  {
    ...MEMBER,
    userId: 'member02',
    nickname: '골드왕',
    level: 12,
    emoney: 5_000_000,
    point: 120_000,
    bank: bankOf('11007719385', '이금왕'),
  },
  { ...MEMBER, userId: 'coin01', nickname: '코인러', currency: 'USD', emoney: 100_000 },
  {
    ...MEMBER,
    userId: 'tend22',
    nickname: '조심이',
    level: 2,
    tendency: 22,
    emoney: 300_000,
    bank: bankOf('11005530162', '박조심'),
  },
  {
    ...MEMBER,
    userId: 'unread01',
    nickname: '쪽지맨',
    level: 2,
    emoney: 300_000,
    bank: bankOf('11009284470', '최쪽지'),
  },
  { ...MEMBER, userId: 'manager01', nickname: '매니저', type: MEMBER_TYPE.manager },
  { ...MEMBER, userId: 'admin01', nickname: '관리팀', role: ADMIN_ROLE },
  { ...MEMBER, userId: 'admin02', nickname: '정산팀', role: ADMIN_ROLE },
];

/** Sign-up codes and whose they are. */
export const DEMO_CODES = [
  { code: 'HANPAN', userId: 'member01' },
  { code: 'GOLD', userId: 'member02' },
  { code: 'COIN', userId: 'coin01' },
  { code: 'USD', userId: 'manager01' },
] as const;

/** The id of a demo member, the same on every server. */
export function demoMemberId(userId: string): string {
  return `mem_demo_${userId}`;
}
