export { messagePage } from './page';
