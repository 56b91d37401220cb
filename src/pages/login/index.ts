export { loginPage } from './page';
