export { DeskHealth } from './ui/desk-health';
