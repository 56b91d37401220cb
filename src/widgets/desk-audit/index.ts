export { DeskAudit } from './ui/desk-audit';
export { RecentActions } from './ui/recent-actions';
