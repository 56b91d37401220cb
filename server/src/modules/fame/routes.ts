import { roleOf } from '#rules/roles.ts';
import type { Handlers } from '../../contract/types.ts';
import { problem } from '../../lib/problem.ts';
import type { FameService } from './service.ts';

export function fameRoutes(
  service: FameService,
): Pick<Handlers, 'getHallOfFame' | 'getLatestWins'> {
  return {
    async getLatestWins(_request, ctx) {
      const { session, now } = ctx;
      const isStaff = roleOf(session) !== 'member';
      const reader = session && { memberId: session.memberId, isStaff, now };
      return { status: 200, body: await service.latest(reader, now) };
    },
    async getHallOfFame({ query: { month, game, by = 'win' } }, ctx) {
      const { memberId } = ctx.member;
      const reader = { memberId, isStaff: roleOf(ctx.member) !== 'member', now: ctx.now };
      const hall = await service.hall({ month, game, by }, reader);
      if (hall !== null) return { status: 200, body: hall };
      const error = { path: 'query.month', message: 'must not be a month to come' };
      return problem('VALIDATION', { errors: [error] });
    },
  };
}
