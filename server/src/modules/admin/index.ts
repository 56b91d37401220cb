import type { ModuleDeps, ServerModule } from '../../lib/module.ts';
import { adminRoutes } from './routes.ts';
import { type AdminPorts, createAdminService } from './service.ts';
export { eraseRecords } from './erasure-repository.ts';
export { adminInvariants } from './invariants.ts';
export { type AuditRecord, recordAudit } from './repository.ts';

/** Makes the module of the admin's switches: clock, settings, approvals. */
export function createAdminModule(deps: ModuleDeps, ports: AdminPorts): ServerModule {
  return { handlers: adminRoutes(createAdminService(deps, ports)) };
}
