export { livetvPage } from './page';
