export { UserInfoDialog } from './ui/user-info-dialog';
