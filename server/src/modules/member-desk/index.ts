import type { ModuleDeps, ServerModule } from '../../lib/module.ts';
import type { StatementService } from '../statement/index.ts';
import { memberDeskRoutes } from './routes.ts';
import { createMemberDeskService, type MemberDeskPorts } from './service.ts';
export { eraseNotes } from './erasure-repository.ts';
export { memberDeskInvariants } from './invariants.ts';

/** Makes the module of what staff sees of members and does with them. */
export function createMemberDeskModule(
  deps: Pick<ModuleDeps, 'db' | 'ids'>,
  ports: MemberDeskPorts & { statement: StatementService },
): ServerModule {
  const service = createMemberDeskService(deps, ports);
  return { handlers: memberDeskRoutes(service, ports.statement), tasks: [service.endBans] };
}
