export { makeAuditRecord } from './lib/sample-audit';
