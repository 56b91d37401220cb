export { inplayPage } from './page';
