export { pageClosed, pageOpened } from './facts';
export { messageSearch } from './search';
