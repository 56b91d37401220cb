export { SessionWarning } from './ui/session-warning';
