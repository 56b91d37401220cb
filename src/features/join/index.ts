export { JoinDialog } from './ui/join-dialog';
