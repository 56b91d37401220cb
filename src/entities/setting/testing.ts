export { $setting } from './model';
