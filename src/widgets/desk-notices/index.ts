export { DeskEvents } from './ui/desk-events';
export { DeskNews } from './ui/desk-news';
export { DeskPopups } from './ui/desk-popups';
