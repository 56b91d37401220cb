export { DeskSettings } from './ui/desk-settings';
