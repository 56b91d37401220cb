export { maintenancePage } from './page';
