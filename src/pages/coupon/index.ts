export { couponPage } from './page';
