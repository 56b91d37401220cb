export { $favourites, favouritesRequested } from './model';
export { FavouriteStar, type FavouriteStarProps } from './ui/favourite-star';
