import { deskSamples } from '@/features/desk-list/testing';
import type { CouponCode, DeskCoupon } from './coupon';

/** 21 November 2026, 18:31 in Seoul. */
const at = 1_795_253_460_000;
const day = 86_400_000;

/** A coupon that its member may use. */
export function makeCoupon(part: Partial<DeskCoupon> = {}): DeskCoupon {
  return {
    id: 'cpn_1',
    name: '사과 쿠폰',
    kind: 'points',
    amount: 5_000,
    currency: 'POINT',
    state: 'issued',
    issuedAt: at,
    validTo: at + 30 * day,
    updatedAt: at,
    memberId: 'mem_9',
    userId: 'hangang77',
    nickname: '한강바람',
    code: null,
    by: '김운영',
    reason: null,
    ...part,
  };
}

/** A code that members may register. */
export function makeCode(part: Partial<CouponCode> = {}): CouponCode {
  return {
    code: 'WELCOME26',
    name: '가입 환영',
    kind: 'points',
    amount: 1_000,
    amountUsd: null,
    validDays: 30,
    closesAt: at + 30 * day,
    most: 100,
    given: 12,
    level: null,
    account: 'all',
    state: 'open',
    madeAt: at,
    ...part,
  };
}

export const coupons: readonly DeskCoupon[] = [
  makeCoupon(),
  makeCoupon({
    id: 'cpn_2',
    name: '가입 환영',
    state: 'used',
    code: 'WELCOME26',
    by: null,
    kind: 'money',
    amount: 700,
    currency: 'USD',
    nickname: '코인러',
    userId: 'coin01',
  }),
  makeCoupon({
    id: 'cpn_3',
    name: '생일 축하',
    state: 'expired',
    by: null,
    kind: 'money',
    amount: 10_000,
    currency: 'KRW',
    userId: 'donghae',
    nickname: '동해파도',
  }),
  makeCoupon({
    id: 'cpn_4',
    state: 'revoked',
    reason: '중복 지급',
    nickname: '달빛사냥',
    name: '한 줄에 다 들어가지 않는 아주 긴 이름의 쿠폰'.repeat(2),
  }),
];
export const codes: readonly CouponCode[] = [
  makeCode(),
  makeCode({
    code: 'COINSALE',
    name: '코인 행사',
    kind: 'money',
    amount: null,
    amountUsd: 500,
    account: 'coin',
    level: 12,
    state: 'exhausted',
    given: 100,
  }),
  makeCode({
    code: 'CHUSEOK26',
    name: '추석',
    kind: 'money',
    amount: 10_000,
    amountUsd: 700,
    account: 'won',
    state: 'closed',
    closesAt: at - day,
  }),
];

const granted = { status: 201, body: { requestId: 'req_1', state: 'approved' } };
/** What staff sees, and what was sent. */
export const { sent, scopeOf } = deskSamples((keep) => ({
  'GET /desk/coupon': ({ path }) => ({
    body: {
      data: coupons.filter(({ state }) => !path.includes('state=') || path.includes(state)),
      nextCursor: null,
      counts: { issued: 1, used: 1, expired: 1, revoked: 1 },
    },
  }),
  'GET /desk/coupon/code': { body: codes },
  'POST /admin/coupon': keep(granted),
  'POST /admin/coupon/code': keep(granted),
  'POST /desk/coupon/cpn_1/revoke': keep({
    body: makeCoupon({ state: 'revoked', reason: '중복 지급' }),
  }),
  'POST /admin/coupon/code/WELCOME26/close': keep({ body: makeCode({ state: 'closed' }) }),
}));
