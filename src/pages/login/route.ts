export { loginSearch } from './search';
