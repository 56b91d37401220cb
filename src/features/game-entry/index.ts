export { createGameEntry } from './model';
