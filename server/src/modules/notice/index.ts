import type { ModuleDeps, ServerModule } from '../../lib/module.ts';
import type { MessageService } from '../message/index.ts';
import { createBoard } from './board.ts';
import { createInquiries } from './inquiries.ts';
import { boardRoutes, noticeRoutes } from './routes.ts';
export { eraseInquiries } from './erasure-repository.ts';
export { noticeInvariants } from './invariants.ts';
export { type Asked, askStaff } from './asking.ts';
export { shareEvent } from './event-repository.ts';
export { countOpenInquiries } from './inquiry-repository.ts';

/** Makes the module of what everyone may read, and of questions from outside. */
export function createNoticeModule(
  deps: ModuleDeps,
  messages: Pick<MessageService, 'send'>,
): ServerModule {
  const inquiries = createInquiries(deps, messages);
  return {
    tasks: [inquiries.closing],
    handlers: {
      ...noticeRoutes(deps, inquiries),
      ...boardRoutes(createBoard(deps.db)),
    },
  };
}
