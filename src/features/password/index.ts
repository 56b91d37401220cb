export { ChangePasswordDialog } from './ui/change-password-dialog';
export { FindPasswordDialog } from './ui/find-password-dialog';
