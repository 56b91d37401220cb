export { favouritesWanted } from './model';
