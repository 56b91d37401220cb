export { $favourites, favouritesWanted } from './model';
export { FavouriteStar, type FavouriteStarProps } from './ui/favourite-star';
