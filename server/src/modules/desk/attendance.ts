import type { Handlers } from '../../contract/types.ts';
import { problem } from '../../lib/problem.ts';
import type { AttendanceService } from '../attendance/index.ts';
import { actingOf } from './acting.ts';

/** The rules of attendance. */
export function attendanceRoutes(
  service: Pick<AttendanceService, 'rules' | 'setRules'>,
): Partial<Handlers> {
  return {
    getAttendanceRules: async (_request, ctx) => ({
      status: 200,
      body: await service.rules(ctx.now),
    }),
    async setAttendanceRules({ body }, ctx) {
      const errors = await service.setRules(body, actingOf(ctx));
      return errors.length > 0 ? problem('VALIDATION', { errors }) : { status: 200, body };
    },
  };
}
