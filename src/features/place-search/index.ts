export { createPlaceSearch } from './model';
export { PlaceLinks, type PlaceLinksProps } from './ui/place-links';
