import type { ModuleDeps, ServerModule } from '../../lib/module.ts';
import type { MessageService } from '../message/index.ts';
import { createBoard } from './board.ts';
import { createInquiries } from './inquiries.ts';
import { boardRoutes, noticeRoutes } from './routes.ts';
export { noticeInvariants } from './invariants.ts';
export { insertInquiry } from './repository.ts';

/** Makes the module of what everyone may read, and of questions from outside. */
export function createNoticeModule(
  deps: ModuleDeps,
  messages: Pick<MessageService, 'send'>,
): ServerModule {
  return {
    handlers: {
      ...noticeRoutes(deps, createInquiries(deps.db, messages)),
      ...boardRoutes(createBoard(deps.db)),
    },
  };
}
