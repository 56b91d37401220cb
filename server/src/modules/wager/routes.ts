import type { components } from '#contract/types.gen.ts';
import type { Handlers } from '../../contract/types.ts';
import { cursorProblem, fromCursor } from '../../lib/page.ts';
import { problem } from '../../lib/problem.ts';
import { requireSession } from '../auth/index.ts';
import type { Cancellation } from './cancel.ts';
import type { WagerService } from './service.ts';

const DEFAULT_LIMIT = 15;

/** Makes the calls that read and cancel bets of every kind; `View` has to be what the contract calls a leg. */
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
        memberId: requireSession(ctx).memberId,
        after,
        limit,
      });
      return { status: 200, body: page };
    },
    async getBetSummary({ query }, ctx) {
      const { memberId } = requireSession(ctx);
      return { status: 200, body: await service.summary({ ...query, memberId }) };
    },
    async markResultsSeen(_, ctx) {
      await service.seeResults(requireSession(ctx).memberId);
      return { status: 204, body: undefined };
    },
    async cancelBet({ params }, ctx) {
      const { memberId } = requireSession(ctx);
      const { betId } = params;
      const result = await service.cancelByMember({ memberId, betId, ip: ctx.ip });
      if (result !== 'cancelled') return problem(result);
      const bet = await service.bet(memberId, betId);
      return bet ? { status: 200, body: bet } : problem('NOT_FOUND');
    },
    async getBet({ params }, ctx) {
      const bet = await service.bet(requireSession(ctx).memberId, params.betId);
      return bet ? { status: 200, body: bet } : problem('NOT_FOUND');
    },
    async getBetByKey({ params }, ctx) {
      const outcome = await service.byKey(requireSession(ctx).memberId, params.key);
      return outcome ? { status: 200, body: outcome } : problem('NOT_FOUND');
    },
  };
}
