import { definePage } from '@/shared/routes';
import { pageClosed, pageOpened } from './events';

export const pointPage = definePage({
  path: '/mywallet/point',
  title: '포인트 내역',
  group: 'money',
  access: 'members',
  events: { opened: pageOpened, closed: pageClosed },
  view: async () => (await import('./ui/point-page')).PointPage,
});
