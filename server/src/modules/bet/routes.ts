import type { Handlers } from '../../contract/types.ts';
import { problem } from '../../lib/problem.ts';
import { requireSession } from '../auth/index.ts';
import { decodeCursor } from './history.ts';
import type { Placement } from './place.ts';
import type { BetService } from './service.ts';

type Routes = Pick<
  Handlers,
  | 'placeBet'
  | 'getBets'
  | 'getBet'
  | 'getBetByKey'
  | 'getBetSetting'
  | 'setOddsPolicy'
  | 'correctResult'
>;

const DEFAULT_LIMIT = 15;

export function betRoutes(service: BetService, placement: Placement): Routes {
  return {
    async placeBet({ headers, body }, ctx) {
      const { memberId } = requireSession(ctx);
      const key = headers['Idempotency-Key'];
      const result = await placement.place({ memberId, key, ip: ctx.ip, request: body });
      switch (result.kind) {
        case 'placed':
          return { status: 201, body: result.bet };
        case 'refused':
          return problem('BET_REFUSED', { refusals: result.refusals });
        case 'reused':
          return problem('IDEMPOTENCY_KEY_REUSED');
        case 'blocked':
          return problem('BETTING_BLOCKED');
        case 'unavailable':
          return problem('UNAVAILABLE');
      }
    },
    async getBets({ query }, ctx) {
      const { cursor, limit = DEFAULT_LIMIT, ...filter } = query;
      const after = cursor === undefined ? undefined : decodeCursor(cursor);
      if (after === null) {
        return problem('VALIDATION', {
          errors: [{ path: '/query/cursor', message: 'is not a cursor of this list' }],
        });
      }
      const page = await service.history({
        ...filter,
        memberId: requireSession(ctx).memberId,
        after,
        limit,
      });
      return { status: 200, body: page };
    },
    async getBet({ params }, ctx) {
      const bet = await service.bet(requireSession(ctx).memberId, params.betId);
      return bet ? { status: 200, body: bet } : problem('NOT_FOUND');
    },
    async getBetByKey({ params }, ctx) {
      const outcome = await service.byKey(requireSession(ctx).memberId, params.key);
      return outcome ? { status: 200, body: outcome } : problem('NOT_FOUND');
    },
    async getBetSetting(_, ctx) {
      const setting = await service.setting(requireSession(ctx).memberId);
      return setting ? { status: 200, body: setting } : problem('BETTING_BLOCKED');
    },
    async setOddsPolicy({ body }, ctx) {
      await service.setOddsPolicy(requireSession(ctx).memberId, body.oddsPolicy);
      return { status: 204, body: undefined };
    },
    async correctResult({ params, body }, ctx) {
      const { memberId } = requireSession(ctx);
      const result = await service.correctResult({
        fixtureId: params.fixtureId,
        ...body,
        actor: memberId,
        ip: ctx.ip,
      });
      return result.ok ? { status: 200, body: { bets: result.bets } } : problem(result.code);
    },
  };
}
