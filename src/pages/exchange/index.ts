export { exchangePage } from './page';
