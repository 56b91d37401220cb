export { betResultPage } from './page';
