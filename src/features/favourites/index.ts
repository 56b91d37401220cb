export { type FavouriteKey, type Favourites, isStarred } from './lib/favourites';
export {
  $favourites,
  $favouritesStatus,
  favouritesQuery,
  favouritesRequested,
  guestRefused,
} from './model';
export { FavouriteStar, type FavouriteStarProps } from './ui/favourite-star';
export { FavouritesDialog, type FavouritesDialogProps } from './ui/favourites-dialog';
export { FixtureStar, type FixtureStarProps } from './ui/fixture-star';
export { GameStar, type GameStarProps } from './ui/game-star';
export { TeamStar, type TeamStarProps } from './ui/team-star';
