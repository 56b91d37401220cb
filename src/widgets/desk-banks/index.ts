export { DeskBanks } from './ui/desk-banks';
