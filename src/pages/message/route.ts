export { pageClosed, pageOpened } from './facts';
export { messageSearchSchema } from './search';
