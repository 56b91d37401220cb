import type { Handlers } from '../../contract/types.ts';
import { cursorProblem, fromCursor } from '../../lib/page.ts';
import { problem } from '../../lib/problem.ts';
import { askingOf } from '../../lib/session.ts';
import type { createRegistration } from './codes.ts';
import type { CouponResult, CouponService, OwnCouponResult } from './service.ts';
import type { CouponState } from './types.ts';

const DEFAULT_PAGE = 15;
const EVERY_STATE: readonly CouponState[] = ['issued', 'used', 'expired', 'revoked'];

function outcome({ coupon, isRepeat }: Extract<CouponResult, { ok: true }>) {
  return { status: 200 as const, body: { ...coupon, isRepeat } };
}

function refusal(refused: Extract<OwnCouponResult, { ok: false }>) {
  if (refused.error === 'REQUEST_REFUSED')
    return problem('REQUEST_REFUSED', { refusals: refused.refusals });
  return problem(refused.error === 'REASON_REQUIRED' ? 'INVALID_STATE' : refused.error);
}

export function couponRoutes(
  service: Pick<CouponService, 'list' | 'use'> & {
    register: ReturnType<typeof createRegistration>;
  },
): Pick<Handlers, 'getCoupons' | 'useCoupon' | 'registerCoupon'> {
  return {
    async getCoupons({ query }, ctx) {
      const after = fromCursor(query.cursor, 'text');
      if (after === null) return cursorProblem();
      const { memberId } = ctx.member;
      const states = query.state === undefined ? EVERY_STATE : [query.state];
      const page = { states, after, limit: query.limit ?? DEFAULT_PAGE };
      return { status: 200, body: await service.list(memberId, page) };
    },
    async useCoupon({ params, headers }, ctx) {
      const result = await service.use(params.couponId, askingOf(ctx, headers));
      if (result === 'reused') return problem('IDEMPOTENCY_KEY_REUSED');
      return result.ok ? outcome(result) : refusal(result);
    },
    async registerCoupon({ body }, ctx) {
      const { memberId } = ctx.member;
      const result = await service.register({ memberId, code: body.code, now: ctx.now });
      return result.ok ? outcome(result) : refusal(result);
    },
  };
}
