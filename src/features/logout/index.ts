export { LogoutButton, type LogoutButtonProps } from './ui/logout-button';
