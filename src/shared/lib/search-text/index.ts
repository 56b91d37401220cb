export { matchesSearch } from './search-text';
