export { rulePage } from './page';
