export { isMinigame, minigames, type MinigameProvider } from './minigames';
export { minigameTitles, routeTitles } from './messages';
export {
  $place,
  navigated,
  navigationRequested,
  navigationStarted,
  referralCodeArrived,
  type Place,
} from './navigation';
export { safeReturnPath } from './return-path';
export { routePaths, routeTable, type RouteEntry, type RouteGroup, type RoutePath } from './table';
