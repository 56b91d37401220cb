import type { ModuleDeps, ServerModule } from '../../lib/module.ts';
import type { Sessions } from '../auth/index.ts';
import type { MessageService } from '../message/index.ts';
import type { SettingService } from '../setting/index.ts';
import type { WalletService } from '../wallet/index.ts';
import { createApprove } from './approve.ts';
import { adminRoutes } from './routes.ts';
import { createAdminService } from './service.ts';

export { type AuditRecord, recordAudit } from './audit.ts';

export interface AdminPorts {
  setting: SettingService;
  sessions: Sessions;
  messages: MessageService;
  wallet: Pick<WalletService, 'openWallet'>;
}

/** Makes the module of the admin's switches: clock, settings, approvals. */
export function createAdminModule(deps: ModuleDeps, ports: AdminPorts): ServerModule {
  const admin = createAdminService(deps, ports);
  const approve = createApprove(deps, ports);
  return { handlers: adminRoutes({ db: deps.db, admin, approve, setting: ports.setting }) };
}
