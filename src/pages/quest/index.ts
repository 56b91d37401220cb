export { questPage } from './page';
