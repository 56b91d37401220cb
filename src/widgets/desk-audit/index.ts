export { DeskAudit } from './ui/desk-audit';
