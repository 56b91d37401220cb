export { pageClosed, pageOpened, pageSearchChanged } from './events';
export { betResultSearch } from './search';
