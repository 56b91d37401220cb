export { chargePage } from './page';
