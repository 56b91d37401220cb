export { DeskMessages, type DeskMessagesProps } from './ui/desk-messages';
