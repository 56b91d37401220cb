import type { Handlers } from '../../contract/types.ts';
import { found } from '../../lib/answers.ts';
import { cursorProblem, fromCursor } from '../../lib/page.ts';
import { problem } from '../../lib/problem.ts';
import { typedQuery } from '../../lib/typed-query.ts';
import type { CouponDesk, CouponGranting, GrantResult } from '../coupon/index.ts';
import { actorOf, askingOf } from './acting.ts';

const DEFAULT_LIMIT = 100;

function grantAnswer(result: GrantResult) {
  if (result.kind === 'granted') {
    const { requestId, state } = result;
    return { status: 201 as const, body: { requestId, state } };
  }
  if (result.kind === 'invalid') return problem('VALIDATION', { errors: [...result.errors] });
  return problem(result.kind === 'taken' ? 'INVALID_STATE' : 'IDEMPOTENCY_KEY_REUSED');
}

/** Coupons and the codes for them. */
export function couponRoutes({
  desk,
  granting,
}: {
  desk: CouponDesk;
  granting: CouponGranting;
}): Partial<Handlers> {
  return {
    async getDeskCoupons({ query: { q, state, cursor, limit = DEFAULT_LIMIT } }) {
      const after = fromCursor(cursor, 'text');
      if (after === null) return cursorProblem();
      return { status: 200, body: await desk.list({ begins: typedQuery(q), state, after, limit }) };
    },
    async getCouponCodes(_request, ctx) {
      return { status: 200, body: await desk.codes(ctx.now) };
    },
    async revokeCoupon({ params, body }, ctx) {
      const doing = { actor: actorOf(ctx), reason: body.reason, now: ctx.now };
      const result = await desk.revoke(params.couponId, doing);
      if (typeof result !== 'string') return { status: 200, body: result };
      return problem(result === 'REASON_REQUIRED' ? 'INVALID_STATE' : result);
    },
    issueCoupons: async ({ body, headers }, ctx) =>
      grantAnswer(await granting.issue(body, askingOf(ctx, headers))),
    addCouponCode: async ({ body, headers }, ctx) =>
      grantAnswer(await granting.addCode(body, askingOf(ctx, headers))),
    async closeCouponCode({ params, body }, ctx) {
      const doing = { actor: actorOf(ctx), reason: body.reason, now: ctx.now };
      return found(await desk.closeCode(params.code, doing));
    },
  };
}
