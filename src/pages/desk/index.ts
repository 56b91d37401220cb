export { adminPage, managerPage } from './page';
