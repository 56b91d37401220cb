export { pointPage } from './page';
