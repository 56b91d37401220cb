import type { ModuleDeps, ServerModule } from '../../lib/module.ts';
import type { Sessions } from '../auth/index.ts';
import type { SignupRequests } from '../member/index.ts';
import type { SettingService } from '../setting/index.ts';
import { adminRoutes } from './routes.ts';
import { createAdminService } from './service.ts';

export { type AuditRecord, recordAudit } from './audit.ts';

export interface AdminPorts {
  setting: SettingService;
  sessions: Sessions;
  signupRequests: SignupRequests;
}

/** Makes the module of the admin's switches: clock, settings, approvals. */
export function createAdminModule(deps: ModuleDeps, ports: AdminPorts): ServerModule {
  const admin = createAdminService(deps, ports);
  return { handlers: adminRoutes({ db: deps.db, admin, ...ports }) };
}
