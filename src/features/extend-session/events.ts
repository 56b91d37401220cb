export { $isWarned } from './model';
