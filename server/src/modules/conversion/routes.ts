import type { Handlers } from '../../contract/types.ts';
import { problem } from '../../lib/problem.ts';
import type { ConversionService } from './service.ts';

export function conversionRoutes(
  service: ConversionService,
): Pick<Handlers, 'getPointTerms' | 'convertPoints'> {
  return {
    async getPointTerms(_request, ctx) {
      const { memberId } = ctx.member;
      return { status: 200, body: await service.terms(memberId, ctx.now) };
    },
    async convertPoints({ body, headers }, ctx) {
      const { memberId } = ctx.member;
      const key = headers['Idempotency-Key'];
      const result = await service.convert(body.points, {
        memberId,
        key,
        ip: ctx.ip,
        now: ctx.now,
      });
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
