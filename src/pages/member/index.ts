export { memberPage } from './page';
