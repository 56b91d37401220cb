export { crossPage, handicapPage, livePage, specialPage, wintielosePage } from './page';
