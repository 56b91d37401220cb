export { attendancePage } from './page';
