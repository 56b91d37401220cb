import type { Handlers } from '../../contract/types.ts';
import { problem } from '../../lib/problem.ts';
import { requireSession } from '../auth/index.ts';
import { placementAnswer } from '../wager/index.ts';
import type { SportsbookService } from './service.ts';

type Routes = Pick<Handlers, 'placeBet' | 'getBetSetting' | 'setOddsPolicy' | 'correctResult'>;

export function sportsbookRoutes(service: SportsbookService): Routes {
  return {
    async placeBet({ headers, body }, ctx) {
      const { memberId } = requireSession(ctx);
      const key = headers['Idempotency-Key'];
      return placementAnswer(await service.place({ memberId, key, ip: ctx.ip, request: body }));
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
