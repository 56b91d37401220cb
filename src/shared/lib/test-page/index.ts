export { openedPage, type OpenedPageOptions } from './opened-page';
