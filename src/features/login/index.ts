export { LoginDialog } from './ui/login-dialog';
export { LoginForm } from './ui/login-form';
