export { readIsVisibleFx } from './model';
