export { pageClosed, pageOpened } from './events';
export { messageSearch } from './search';
