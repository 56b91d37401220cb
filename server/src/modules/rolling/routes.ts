import type { Handlers } from '../../contract/types.ts';
import { problem } from '../../lib/problem.ts';
import type { RollingService } from './service.ts';

export function rollingRoutes(
  service: RollingService,
): Pick<Handlers, 'getRolling' | 'convertRolling'> {
  return {
    async getRolling(_request, ctx) {
      return { status: 200, body: await service.state(ctx.member.memberId) };
    },
    async convertRolling({ body, headers }, ctx) {
      const { memberId } = ctx.member;
      const key = headers['Idempotency-Key'];
      const asking = { memberId, key, ip: ctx.ip, now: ctx.now };
      const result = await service.convert(body.amount, asking);
      switch (result.kind) {
        case 'converted':
          return { status: 201, body: result.conversion };
        case 'refused':
          return problem('REQUEST_REFUSED', { refusals: result.refusals });
        case 'reused':
          return problem('IDEMPOTENCY_KEY_REUSED');
      }
    },
  };
}
