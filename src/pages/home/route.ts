export { pageClosed, pageOpened } from './events';
