export { addMonth, isMonth, type Month, monthAt, monthStart } from './month';
