export { pageClosed, pageOpened } from './facts';
