export { pageClosed, pageOpened, pageSearchChanged } from './facts';
export { betResultSearchSchema } from './search';
