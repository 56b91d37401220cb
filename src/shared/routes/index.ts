export { writeFilters } from './filters';
export { isMinigame, minigames, type MinigameProvider } from './minigames';
export { minigameTitles } from './messages';
export {
  $place,
  navigated,
  navigationRequested,
  navigationStarted,
  referralCodeArrived,
  type Place,
} from './navigation';
export { definePage, type Page, type PageGroup, type PageInfo } from './page';
export { usePages, usePageTitle, type RoutePath } from './pages';
export { safeReturnPath } from './return-path';
export { linkSearch, searchHref } from './search';
export { verifyHref, verifyLink } from './verify-link';
