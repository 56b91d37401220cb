export { $serverOffset } from './model';
