import type { ModuleDeps, ServerModule } from '../../lib/module.ts';
import { noticeRoutes } from './routes.ts';
export { noticeInvariants } from './invariants.ts';
export { insertInquiry } from './repository.ts';

/** Makes the module of what everyone may read, and of questions from outside. */
export function createNoticeModule(deps: ModuleDeps): ServerModule {
  return { handlers: noticeRoutes(deps) };
}
