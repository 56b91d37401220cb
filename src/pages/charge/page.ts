import { definePage } from '@/shared/routes';
import { pageClosed, pageOpened } from './events';

export const chargePage = definePage({
  path: '/charge',
  title: '충전',
  group: 'money',
  access: 'members',
  events: { opened: pageOpened, closed: pageClosed },
  view: async () => (await import('./ui/charge-page')).ChargePage,
});
