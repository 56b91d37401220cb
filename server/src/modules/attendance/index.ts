import { defineModule } from '../../module.ts';
import { cashierModule } from '../cashier/index.ts';
import { attendanceInvariants } from './invariants.ts';
import { attendanceRoutes } from './routes.ts';
import { createAttendanceService } from './service.ts';

export { listDeposits, listStamps } from './repository.ts';
export type { AttendanceService } from './service.ts';

/** Days that members attend for points. */
export const attendanceModule = defineModule({
  name: 'attendance',
  tables: ['attendance', 'attendance_reward', 'attendance_rules'],
  invariants: attendanceInvariants,
  create(deps, use) {
    const service = createAttendanceService(deps, use(cashierModule).credits);
    return { routes: attendanceRoutes(service), service };
  },
});
