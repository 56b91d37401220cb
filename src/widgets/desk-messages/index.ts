export { DeskMessages } from './ui/desk-messages';
