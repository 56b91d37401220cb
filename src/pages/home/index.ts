export { homePage } from './page';
