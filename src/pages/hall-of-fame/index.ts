export { hallOfFamePage } from './page';
