import { PERIOD_MINUTES } from '#rules/protection.ts';
import type { Handlers } from '../../contract/types.ts';
import { found } from '../../lib/answers.ts';
import { fieldProblem, problem } from '../../lib/problem.ts';
import type { ProtectionService } from './service.ts';

type ProtectionHandlers = Pick<
  Handlers,
  | 'getProtection'
  | 'setOwnLimit'
  | 'cancelLimitRaise'
  | 'takeBreak'
  | 'excludeSelf'
  | 'getRealityCheck'
  | 'answerRealityCheck'
>;

export function protectionRoutes(service: ProtectionService): ProtectionHandlers {
  return {
    async getProtection(_request, ctx) {
      const { memberId } = ctx.member;
      return { status: 200, body: await service.read(memberId, ctx.now) };
    },
    async setOwnLimit({ body }, ctx) {
      const { kind, period, limit } = body;
      if (kind === 'session' && limit !== null && limit > PERIOD_MINUTES[period])
        return fieldProblem('limit', `is at most ${PERIOD_MINUTES[period]} minutes`);
      const { memberId } = ctx.member;
      return { status: 200, body: await service.setLimit(memberId, body, ctx.now) };
    },
    async cancelLimitRaise({ body }, ctx) {
      const { memberId } = ctx.member;
      return found(await service.cancelRaise(memberId, body, ctx.now));
    },
    async takeBreak({ body }, ctx) {
      const { memberId } = ctx.member;
      return { status: 200, body: await service.takeBreak(memberId, body.days, ctx.now) };
    },
    async excludeSelf({ body }, ctx) {
      const { memberId } = ctx.member;
      return { status: 200, body: await service.exclude(memberId, body.months, ctx.now) };
    },
    async getRealityCheck(_request, ctx) {
      const check = await service.check(ctx.member.id, ctx.now);
      return check ? { status: 200, body: check } : problem('SESSION_EXPIRED');
    },
    async answerRealityCheck(_request, ctx) {
      const check = await service.answerCheck(ctx.member.id, ctx.now);
      return check ? { status: 200, body: check } : problem('SESSION_EXPIRED');
    },
  };
}
