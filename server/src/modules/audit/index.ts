import { defineModule } from '../../module.ts';
import { auditInvariants } from './invariants.ts';
import { auditRoutes } from './routes.ts';

export { eraseRecords } from './erasure-repository.ts';
export { recordAudit } from './repository.ts';

/** The record of what staff did. Every command of staff writes its own, in its transaction. */
export const auditModule = defineModule({
  name: 'audit',
  tables: ['audit'],
  sqlFunctions: ['audit_'],
  invariants: auditInvariants,
  create: ({ db }) => ({ routes: auditRoutes(db) }),
});
