export { SwitchAccountButton } from './ui/switch-account-button';
export { LogoutButton, type LogoutButtonProps } from './ui/logout-button';
