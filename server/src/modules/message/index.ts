import { defineModule } from '../../module.ts';
import { createBroadcast } from './broadcast.ts';
import { messageInvariants } from './invariants.ts';
import { messageRoutes } from './routes.ts';
import { createSentMessages } from './sent.ts';
import { createMessageService } from './service.ts';

export { eraseMessages } from './erasure-repository.ts';
export { insertRequestCopy } from './request-copy-repository.ts';
export type { BroadcastService } from './broadcast.ts';
export type { Audience } from './receivers.ts';
export type { SentMessages } from './sent.ts';
export type { MessageService } from './service.ts';

/** The members' inboxes, and what staff sends there. */
export const messageModule = defineModule({
  name: 'message',
  tables: ['message', 'sent_message'],
  invariants: messageInvariants,
  create(deps) {
    const service = createMessageService(deps);
    const broadcast = createBroadcast(deps, service);
    const sent = createSentMessages(deps.db, service);
    return { routes: messageRoutes(service), service, broadcast, sent };
  },
});
