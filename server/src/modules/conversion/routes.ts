import type { Handlers } from '../../contract/types.ts';
import { notMade } from '../../lib/answers.ts';
import { askingOf } from '../../lib/session.ts';
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
      const result = await service.convert(body.points, askingOf(ctx, headers));
      if (result.kind !== 'converted') return notMade(result);
      return { status: 201, body: result.conversion };
    },
  };
}
