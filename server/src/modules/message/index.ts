import type { ModuleDeps, ServerModule } from '../../lib/module.ts';
import { createBroadcast } from './broadcast.ts';
import { messageRoutes } from './routes.ts';
import { createMessageService, type MessageService } from './service.ts';

export { messageInvariants } from './invariants.ts';
export type { MessageService } from './service.ts';

/** Makes the module of the members' inboxes. */
export function createMessageModule(deps: ModuleDeps): ServerModule & { service: MessageService } {
  const service = createMessageService(deps);
  return { handlers: messageRoutes(service, createBroadcast(deps.db, service)), service };
}
