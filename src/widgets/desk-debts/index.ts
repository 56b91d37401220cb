export { DeskDebts } from './ui/desk-debts';
