export { $favourites, favouritesWanted, favouriteToggled } from './model';
export { FavouriteStar, type FavouriteStarProps } from './ui/favourite-star';
