export { isWhole, matchesSearch } from './search-text';
