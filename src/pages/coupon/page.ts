import { definePage } from '@/shared/routes';
import { pageClosed, pageOpened, pageSearchChanged } from './events';
import { couponSearch } from './search';

export const couponPage = definePage({
  path: '/coupon',
  title: '쿠폰',
  group: 'money',
  access: 'members',
  search: couponSearch,
  events: { opened: pageOpened, searchChanged: pageSearchChanged, closed: pageClosed },
  view: async () => (await import('./ui/coupon-page')).CouponPage,
});
