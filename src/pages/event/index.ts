export { eventListPage, eventPage } from './page';
