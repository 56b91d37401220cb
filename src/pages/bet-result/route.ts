export { pageClosed, pageOpened, pageSearchChanged } from './facts';
export { betResultSearch } from './search';
