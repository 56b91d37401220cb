export { casinoCxPage, casinoPage, slotCxPage, slotPage } from './page';
