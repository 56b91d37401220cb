export { DeskNews } from './ui/desk-news';
export { DeskPopups } from './ui/desk-popups';
