export { europePage } from './page';
