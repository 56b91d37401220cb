import { roleOf } from '#rules/roles.ts';
import type { Handlers, RequestContext } from '../../contract/types.ts';
import { cursorProblem, fromCursor } from '../../lib/page.ts';
import { problem } from '../../lib/problem.ts';
import { typedQuery } from '../../lib/typed-query.ts';
import type { createRegistration } from './codes.ts';
import type { CouponDesk } from './desk.ts';
import type { CouponGranting, GrantResult } from './granting.ts';
import type { CouponResult, CouponService, OwnCouponResult } from './service.ts';
import type { CouponState } from './types.ts';

const DEFAULT_PAGE = 15;
const DEFAULT_DESK_PAGE = 100;
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
      const { memberId } = ctx.member;
      const key = headers['Idempotency-Key'];
      const asking = { memberId, key, ip: ctx.ip, now: ctx.now };
      const result = await service.use(params.couponId, asking);
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

type DeskHandlers = Pick<
  Handlers,
  | 'getDeskCoupons'
  | 'getCouponCodes'
  | 'revokeCoupon'
  | 'issueCoupons'
  | 'addCouponCode'
  | 'closeCouponCode'
>;

function actorOf(ctx: RequestContext) {
  const session = ctx.member;
  return { id: session.memberId, role: roleOf(session), ip: ctx.ip };
}

function grantAnswer(result: GrantResult) {
  if (result.kind === 'granted') {
    const { requestId, state } = result;
    return { status: 201 as const, body: { requestId, state } };
  }
  if (result.kind === 'invalid') return problem('VALIDATION', { errors: [...result.errors] });
  return problem(result.kind === 'taken' ? 'INVALID_STATE' : 'IDEMPOTENCY_KEY_REUSED');
}

/** What staff does with coupons and codes. */
export function couponDeskRoutes(desk: CouponDesk, granting: CouponGranting): DeskHandlers {
  const askingOf = (ctx: RequestContext, key: string) => ({
    actor: actorOf(ctx),
    key,
    now: ctx.now,
  });
  return {
    async getDeskCoupons({ query: { q, state, cursor, limit = DEFAULT_DESK_PAGE } }) {
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
      grantAnswer(await granting.issue(body, askingOf(ctx, headers['Idempotency-Key']))),
    addCouponCode: async ({ body, headers }, ctx) =>
      grantAnswer(await granting.addCode(body, askingOf(ctx, headers['Idempotency-Key']))),
    async closeCouponCode({ params, body }, ctx) {
      const doing = { actor: actorOf(ctx), reason: body.reason, now: ctx.now };
      const code = await desk.closeCode(params.code, doing);
      return code === null ? problem('NOT_FOUND') : { status: 200, body: code };
    },
  };
}
