import type { Handlers } from '../../contract/types.ts';
import { notMade } from '../../lib/answers.ts';
import { askingOf } from '../../lib/session.ts';
import type { RollingService } from './service.ts';

export function rollingRoutes(
  service: RollingService,
): Pick<Handlers, 'getRolling' | 'convertRolling'> {
  return {
    async getRolling(_request, ctx) {
      return { status: 200, body: await service.state(ctx.member.memberId) };
    },
    async convertRolling({ body, headers }, ctx) {
      const result = await service.convert(body.amount, askingOf(ctx, headers));
      if (result.kind !== 'converted') return notMade(result);
      return { status: 201, body: result.conversion };
    },
  };
}
