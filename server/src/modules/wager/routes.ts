import type { components } from '#contract/types.gen.ts';
import type { Handlers } from '../../contract/types.ts';
import { done, found } from '../../lib/answers.ts';
import type { Clock } from '../../lib/clock.ts';
import { cursorProblem, fromCursor } from '../../lib/page.ts';
import { problem } from '../../lib/problem.ts';
import type { Cancellation } from './cancel.ts';
import type { CashOuts } from './cash-out.ts';
import type { WagerService } from './service.ts';

const DEFAULT_LIMIT = 15;

/** `View` has to be what the contract calls a leg. */
export function wagerRoutes(
  service: WagerService<components['schemas']['BetLeg']> & Pick<Cancellation, 'cancelByMember'>,
): Pick<
  Handlers,
  'getBets' | 'getBet' | 'getBetByKey' | 'getBetSummary' | 'markResultsSeen' | 'cancelBet'
> {
  return {
    async getBets({ query }, ctx) {
      const { cursor, limit = DEFAULT_LIMIT, ...filter } = query;
      const after = fromCursor(cursor, 'text');
      if (after === null) return cursorProblem();
      const page = await service.history({
        ...filter,
        memberId: ctx.member.memberId,
        after,
        limit,
      });
      return { status: 200, body: page };
    },
    async getBetSummary({ query }, ctx) {
      const { memberId } = ctx.member;
      return { status: 200, body: await service.summary({ ...query, memberId }) };
    },
    async markResultsSeen(_, ctx) {
      await service.seeResults(ctx.member.memberId);
      return { status: 204, body: undefined };
    },
    async cancelBet({ params }, ctx) {
      const { memberId } = ctx.member;
      const { betId } = params;
      const result = await service.cancelByMember({ memberId, betId, ip: ctx.ip });
      if (result !== 'cancelled') return problem(result);
      return found(await service.bet(memberId, betId));
    },
    async getBet({ params }, ctx) {
      return found(await service.bet(ctx.member.memberId, params.betId));
    },
    async getBetByKey({ params }, ctx) {
      return found(await service.byKey(ctx.member.memberId, params.key));
    },
  };
}

export function cashOutRoutes(
  service: CashOuts,
  clock: Pick<Clock, 'now'>,
): Pick<Handlers, 'getCashOutOffers' | 'cashOut' | 'setCashOutTarget' | 'removeCashOutTarget'> {
  return {
    async getCashOutOffers(_, ctx) {
      const offers = await service.offers(ctx.member.memberId);
      return { status: 200, body: { at: clock.now(), offers } };
    },
    async cashOut({ params, headers, body }, ctx) {
      const { memberId } = ctx.member;
      const key = headers['Idempotency-Key'];
      const result = await service.cashOut({ memberId, ...params, key, ip: ctx.ip, ...body });
      if (result.kind === 'NOT_FOUND') return problem('NOT_FOUND');
      if (result.kind === 'reused') return problem('IDEMPOTENCY_KEY_REUSED');
      return { status: 201, body: result.cashOut };
    },
    async setCashOutTarget({ params, body }, ctx) {
      const { memberId } = ctx.member;
      const result = await service.setTarget({ memberId, ...params, ...body });
      return done(result);
    },
    async removeCashOutTarget({ params }, ctx) {
      const { memberId } = ctx.member;
      const result = await service.setTarget({ memberId, ...params, target: null });
      return done(result === 'done');
    },
  };
}
