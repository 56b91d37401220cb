import type { Handlers } from '../../contract/types.ts';
import { callerOf } from '../../lib/session.ts';
import { fieldProblem, problem } from '../../lib/problem.ts';
import type { AttendanceService } from './service.ts';

export function attendanceRoutes(
  service: AttendanceService,
): Pick<Handlers, 'getAttendance' | 'attend'> {
  return {
    async getAttendance({ query }, ctx) {
      const body = await service.month(ctx.member.memberId, query.month, ctx.now);
      if (body) return { status: 200, body };
      return fieldProblem('month', 'must not be to come');
    },
    async attend(_request, ctx) {
      const body = await service.attend(callerOf(ctx));
      return body ? { status: 200, body } : problem('INVALID_STATE');
    },
  };
}
