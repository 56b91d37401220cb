export { friendPage } from './page';
