export { DeskCoupons } from './ui/desk-coupons';
