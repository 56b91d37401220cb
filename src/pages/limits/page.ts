import { definePage } from '@/shared/routes';
import { pageClosed, pageOpened } from './events';

export const limitsPage = definePage({
  path: '/limits',
  title: '이용 한도',
  group: 'member',
  access: 'members',
  events: { opened: pageOpened, closed: pageClosed },
  view: async () => (await import('./ui/limits-page')).LimitsPage,
});
