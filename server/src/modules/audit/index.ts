import { defineModule } from '../../module.ts';
import { auditInvariants } from './invariants.ts';

export type { Acting } from '../../lib/staff-rows.ts';
export { eraseRecords } from './erasure-repository.ts';
export { recordAudit } from './repository.ts';

/** The record of what staff did. Every command of staff writes its own, in its transaction; the desk reads them. */
export const auditModule = defineModule({
  name: 'audit',
  tables: ['audit'],
  sqlFunctions: ['audit_'],
  invariants: auditInvariants,
  create: () => ({}),
});
