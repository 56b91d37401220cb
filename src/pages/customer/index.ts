export { customerPage, customerViewPage, customerWritePage } from './page';
