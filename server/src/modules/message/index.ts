import type { ModuleDeps, ServerModule } from '../../lib/module.ts';
import { createBroadcast } from './broadcast.ts';
import { messageRoutes } from './routes.ts';
import { createSentMessages } from './sent.ts';
import { createMessageService, type MessageService } from './service.ts';

export { eraseMessages } from './erasure-repository.ts';
export { messageInvariants } from './invariants.ts';
export type { MessageService } from './service.ts';

/** Makes the module of the members' inboxes, and of what staff sends there. */
export function createMessageModule(deps: ModuleDeps): ServerModule & { service: MessageService } {
  const service = createMessageService(deps);
  const desk = {
    broadcast: createBroadcast(deps, service),
    sent: createSentMessages(deps.db, service),
  };
  return { handlers: messageRoutes(service, desk), service };
}
