export { $favourites, favouritesWanted } from './model';
