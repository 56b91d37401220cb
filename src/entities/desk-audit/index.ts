export { type AuditArea, auditAreas, type AuditQuery, type AuditRecord } from './lib/record';
export { auditRecords, latestRecords } from './model';
export { messages as auditWords } from './ui/messages';
