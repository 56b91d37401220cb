export { limitsPage } from './page';
