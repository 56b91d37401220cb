export { pageClosed, pageOpened } from './model';
